import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readFirstPage } from '#runtime/protocol/first-page.ts';
import { createKit } from './create-kit.tsx';

const mount = document.getElementById('app');
if (!mount) throw new Error('The document has no element #app');
const { Root } = createKit(readFirstPage(document));
createRoot(mount).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);

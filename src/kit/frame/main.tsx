import './styles.css';
import { mountApplication } from '#runtime/navigation/mount.tsx';
import { readFirstPage } from '#runtime/protocol/first-page.ts';
import { createKit } from './create-kit.tsx';

const mount = document.getElementById('app');
if (!mount) throw new Error('The document has no element #app');
mountApplication(mount, createKit(readFirstPage(document)));

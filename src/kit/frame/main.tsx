import './styles.css';
import { mountApplication } from '#runtime/navigation/mount.tsx';
import { readFirstPage } from '#runtime/protocol/first-page.ts';
import { createKit } from './create-kit.tsx';

mountApplication(createKit(readFirstPage(document)));

import { serveTasks, type ComputeTask } from './compute-tasks.ts';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();

const serve = serveTasks(
  (answer) => postMessage(answer),
  (run) => {
    waiting.push(run);
    channel.port2.postMessage(null);
  },
);
addEventListener('message', ({ data }: MessageEvent<ComputeTask>) => serve(data));

import { brush, type Brush } from './draw.ts';
import { pngOf } from '#mocks/services/png.ts';

/** What a picture of the demonstration shows, and how far the works had come. */
export interface Scene {
  readonly subject: 'street' | 'courtyard' | 'roof' | 'room' | 'stairs' | 'attic' | 'plan' | 'section';
  readonly stage: 'before' | 'works' | 'after';
  /** The same number, the same house. */
  readonly house: number;
  /** Rank among pictures of the same subject, so that no two are alike. */
  readonly rank: number;
}

const walls = ['#d9c8a4', '#d8c2b0', '#cfc7b8', '#dccfae', '#c9b79a', '#d3cbbf', '#e0d3bd'];
const shutters = ['#5d7a8c', '#6b7f5e', '#8a4b3c', '#7b6a58', '#4f6d7a', '#8c7a4f', '#5a5f6b'];
const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '#cccccc';

const dull = { wall: '#b3a794', trim: '#9c917f' };

interface SceneStyle {
  readonly wall: string;
  readonly trim: string;
  readonly shutter: string;
}

function sceneStyle({ house, stage }: Scene): SceneStyle {
  if (stage !== 'after') return { ...dull, shutter: stage === 'before' ? '#7d756a' : '#a89e8f' };
  return { wall: pick(walls, house), trim: '#efe7d6', shutter: pick(shutters, house) };
}

function sky({ rect }: Brush, stage: Scene['stage']): void {
  const tones = stage === 'before' ? ['#c3ccd1', '#cdd5d8', '#d8dddd'] : ['#a9c9dc', '#bdd6e3', '#d3e4ea'];
  tones.forEach((tone, index) => rect(tone, 0, index * 80, 720, 480));
}

function window(sheet: Brush, look: SceneStyle, scene: Scene, [x, y]: readonly [number, number]): void {
  const { rect } = sheet;
  rect(look.trim, x - 5, y - 6, 66, 104);
  if (scene.stage === 'works') {
    rect('#e8ece9', x, y, 56, 92);
    rect('#c2cac6', x, y + 40, 56, 3);
    return;
  }
  rect(scene.stage === 'before' ? '#3d4449' : '#53687a', x, y, 56, 92);
  rect(look.trim, x + 26, y, 4, 92);
  rect(look.trim, x, y + 44, 56, 3);
  const isClosed = scene.stage === 'before' && (x + y + scene.house) % 3 === 0;
  if (isClosed) rect(look.shutter, x, y, 56, 92);
  else {
    rect(look.shutter, x - 34, y - 2, 26, 96);
    rect(look.shutter, x + 64, y - 2, 26, 96);
  }
}

function street(sheet: Brush, scene: Scene): void {
  const { rect, area } = sheet;
  const look = sceneStyle(scene);
  sky(sheet, scene.stage);
  rect('#aeb4b3', 0, 150, 96, 290);
  rect('#c1b8a6', 624, 180, 96, 260);
  area('#6f5a50', [70, 118], [650, 118], [600, 62], [120, 62]);
  rect(look.wall, 84, 118, 552, 322);
  rect(look.trim, 84, 112, 552, 12);
  rect(look.trim, 84, 268, 552, 8);
  for (let bay = 0; bay < 4; bay += 1) window(sheet, look, scene, [138 + bay * 128, 146]);
  for (const bay of [0, 1, 3]) window(sheet, look, scene, [138 + bay * 128, 300]);
  rect(look.trim, 386, 288, 72, 152);
  rect(scene.stage === 'after' ? look.shutter : '#5b5248', 392, 296, 60, 144);
  rect('#b9b1a3', 0, 436, 720, 44);
  rect('#8f8778', 0, 436, 720, 5);
  if (scene.stage === 'works') scaffolding(sheet);
  if (scene.stage === 'before') stains(sheet, scene);
}

function scaffolding({ rect }: Brush): void {
  for (let x = 92; x < 640; x += 90) rect('#c98a3c', x, 90, 5, 350);
  for (let y = 120; y < 440; y += 84) {
    rect('#8c6a3a', 84, y, 560, 8);
    rect('#d9a557', 84, y - 30, 560, 3);
  }
}

function stains({ area }: Brush, { house, rank }: Scene): void {
  for (let spot = 0; spot < 4; spot += 1) {
    const x = 110 + ((house * 67 + rank * 31 + spot * 139) % 480);
    area('#9a8f7d', [x, 124], [x + 26, 124], [x + 12, 210 + ((spot * 37) % 60)]);
  }
}

function courtyard(sheet: Brush, scene: Scene): void {
  const { rect, area } = sheet;
  const look = sceneStyle(scene);
  sky(sheet, scene.stage);
  area(look.trim, [0, 60], [230, 130], [230, 360], [0, 450]);
  area(look.wall, [720, 40], [490, 130], [490, 360], [720, 460]);
  rect(look.wall, 230, 130, 260, 230);
  window(sheet, look, scene, [270, 160]);
  window(sheet, look, scene, [390, 160]);
  rect('#5b5248', 330, 276, 56, 84);
  area(
    scene.stage === 'after' ? '#cfc3a8' : '#a39a88',
    [0, 450],
    [230, 360],
    [490, 360],
    [720, 460],
    [720, 480],
    [0, 480],
  );
  if (scene.stage === 'after') {
    area('#6f8a5a', [60, 452], [140, 420], [190, 440], [100, 474]);
    area('#5c7a4c', [80, 440], [118, 366], [150, 434]);
  } else area('#7f7768', [420, 430], [560, 424], [600, 462], [440, 468]);
}

function roof(sheet: Brush, scene: Scene): void {
  const { rect, area } = sheet;
  sky(sheet, scene.stage);
  const tile = scene.stage === 'after' ? '#b9694a' : scene.stage === 'works' ? '#9c7a5a' : '#8a6a58';
  area(tile, [40, 440], [680, 440], [560, 120], [180, 120]);
  for (let row = 0; row < 10; row += 1) {
    const y = 140 + row * 30;
    rect(scene.stage === 'after' ? '#a85d40' : '#7c5e4d', 180 - row * 13, y, 360 + row * 26, 3);
  }
  rect('#b4a491', 430, 60, 64, 120);
  rect('#8c7d6c', 424, 54, 76, 12);
  if (scene.stage === 'before') area('#4b433c', [250, 260], [330, 250], [350, 310], [270, 326]);
  if (scene.stage === 'works') area('#c7b08a', [120, 420], [360, 420], [380, 240], [210, 240]);
}

function room(sheet: Brush, scene: Scene): void {
  const { rect, area } = sheet;
  const isNew = scene.stage === 'after';
  const tones = isNew
    ? ['#f0ece4', '#e4ded3', '#e9e4da', '#c9a878']
    : ['#c9c0ae', '#b5ac9a', '#bdb4a2', '#8c8071'];
  area(tones[0] ?? '', [0, 0], [720, 0], [560, 100], [160, 100]);
  area(tones[1] ?? '', [0, 0], [160, 100], [160, 340], [0, 480]);
  area(tones[1] ?? '', [720, 0], [560, 100], [560, 340], [720, 480]);
  rect(tones[2] ?? '', 160, 100, 400, 240);
  area(tones[3] ?? '', [0, 480], [160, 340], [560, 340], [720, 480]);
  for (let board = 0; board < 7; board += 1) {
    area(isNew ? '#b8935f' : '#7d7264', [board * 120, 480], [board * 120 + 6, 480], [200 + board * 54, 340]);
  }
  const x = 220 + ((scene.house * 53 + scene.rank * 97) % 160);
  rect('#ffffff', x - 8, 132, 116, 148);
  rect(isNew ? '#9dc1d8' : '#93a3a8', x, 140, 100, 132);
  rect('#ffffff', x + 46, 140, 8, 132);
  if (scene.stage === 'works') {
    rect('#b98b4d', 90, 220, 8, 210);
    rect('#b98b4d', 190, 220, 8, 210);
    rect('#d2a566', 70, 214, 150, 10);
    area('#e8e2d4', [470, 420], [610, 410], [630, 452], [480, 464]);
  }
}

function stairs(sheet: Brush, scene: Scene): void {
  const { rect, area } = sheet;
  const isNew = scene.stage === 'after';
  rect(isNew ? '#ece6da' : '#bfb6a5', 0, 0, 720, 480);
  area(isNew ? '#dcd4c4' : '#a99f8d', [720, 0], [500, 0], [500, 480], [720, 480]);
  for (let step = 0; step < 9; step += 1) {
    rect(isNew ? '#c4a174' : '#8d7f6b', 60 + step * 48, 430 - step * 40, 440 - step * 48, 42);
    rect(isNew ? '#a98555' : '#73675a', 60 + step * 48, 430 - step * 40, 440 - step * 48, 7);
  }
  area('#5b4a3c', [40, 360], [60, 360], [500, 30], [480, 24]);
  rect('#5b4a3c', 40, 340, 14, 130);
}

function attic(sheet: Brush, scene: Scene): void {
  const { rect, area } = sheet;
  const isNew = scene.stage === 'after';
  rect(isNew ? '#efe9dd' : '#8f8474', 0, 0, 720, 480);
  area(isNew ? '#e2dacb' : '#776c5e', [0, 480], [0, 120], [360, 0], [0, 0]);
  area(isNew ? '#dcd3c2' : '#6c6255', [720, 480], [720, 120], [360, 0], [720, 0]);
  for (let beam = 0; beam < 4; beam += 1) {
    area('#6a5138', [360, 6], [376, 6], [60 + beam * 90, 470], [40 + beam * 90, 470]);
    area('#6a5138', [344, 6], [360, 6], [680 - beam * 90, 470], [660 - beam * 90, 470]);
  }
  rect(isNew ? '#c4a174' : '#665c50', 0, 430, 720, 50);
  rect(isNew ? '#a9c9dc' : '#a7b0b3', 320, 190, 80, 96);
}

function plan(sheet: Brush, { house, rank }: Scene): void {
  const { rect } = sheet;
  rect('#ffffff', 0, 0, 720, 480);
  const wall = (x: number, y: number, w: number, h: number): void => rect('#2b343b', x, y, w, h);
  const [left, top, width, height] = [90, 60, 540, 340];
  wall(left, top, width, 9);
  wall(left, top + height, width, 9);
  wall(left, top, 9, height + 9);
  wall(left + width, top, 9, height + 9);
  const columns = 3 + (house % 2);
  for (let column = 1; column < columns; column += 1) wall(left + (width / columns) * column, top, 5, height);
  const middle = top + 140 + ((rank * 45 + house * 17) % 70);
  wall(left, middle, width, 5);
  for (let column = 0; column < columns; column += 1) {
    rect('#ffffff', left + (width / columns) * (column + 0.4), middle - 1, 44, 8);
    rect('#8fb4c9', left + (width / columns) * (column + 0.25), top + 2, 70, 5);
    rect('#8fb4c9', left + (width / columns) * (column + 0.25), top + height + 2, 70, 5);
  }
  rect('#b4512f', left, 428, width, 2);
  rect('#b4512f', left, 422, 2, 14);
  rect('#b4512f', left + width, 422, 2, 14);
}

function section(sheet: Brush, { house }: Scene): void {
  const { rect, area } = sheet;
  rect('#ffffff', 0, 0, 720, 480);
  rect('#c9bfae', 0, 420, 720, 60);
  area('#2b343b', [120, 160], [600, 160], [360, 50]);
  area('#ffffff', [150, 154], [570, 154], [360, 60]);
  for (let floor = 0; floor < 3; floor += 1) {
    rect('#2b343b', 140, 156 + floor * 88, 440, 8);
    rect('#e9f0f3', 150, 164 + floor * 88, 420, 80);
    rect('#2b343b', 260 + ((house * 41 + floor * 60) % 180), 164 + floor * 88, 5, 80);
  }
  rect('#2b343b', 140, 156, 10, 266);
  rect('#2b343b', 570, 156, 10, 266);
  rect('#2b343b', 140, 416, 440, 8);
  rect('#b4512f', 620, 160, 2, 260);
}

const painters = {
  street,
  courtyard,
  roof,
  room,
  stairs,
  attic,
  plan,
  section,
} as const;

/** A drawn picture as a PNG file. @param scale 1 for 720 by 480 points */
export function pictureOf(scene: Scene, scale: number): Uint8Array<ArrayBuffer> {
  const sheet = brush(scale);
  painters[scene.subject](sheet, scene);
  // The house in a corner, so that two of the same look are not the same file.
  sheet.rect('#2b343b', 700, 470, 2 + scene.house, 2 + scene.rank);
  return pngOf(sheet.drawing);
}

import type { GallerySlide } from '#ui/gallery/slides.ts';

const walls = ['#d8d0bc', '#c9bda8', '#e5a888', '#8fa3b0'] as const;

/** A house of some size, drawn without asking anybody for a picture. */
export function drawing(number: number, width: number, height: number): string {
  const wall = walls[number % walls.length] ?? walls[0];
  const base = height * 0.86;
  const top = height * 0.36;
  const left = width * 0.18;
  const right = width * 0.82;
  const windows = Array.from({ length: 6 }, (_, index) => {
    const x = left + (right - left) * (0.1 + 0.3 * (index % 3));
    const y = top + (base - top) * (index < 3 ? 0.15 : 0.55);
    return `<rect x='${x}' y='${y}' width='${(right - left) * 0.16}' height='${(base - top) * 0.24}' fill='#33495a'/>`;
  }).join('');
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>` +
    `<rect width='100%' height='100%' fill='#d9e5ea'/><rect y='${base}' width='100%' height='100%' fill='#b9b1a3'/>` +
    `<rect x='${left}' y='${top}' width='${right - left}' height='${base - top}' fill='${wall}'/>` +
    `<path d='M${left - width * 0.04} ${top}L${width / 2} ${height * 0.14}L${right + width * 0.04} ${top}z' fill='#b3553a'/>` +
    `${windows}<text x='12' y='${height - 12}' font-size='${height * 0.06}' fill='#1c242b'>${number + 1}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const shapes = [
  [1500, 1000],
  [1000, 1500],
  [1600, 900],
  [1000, 1000],
] as const;

const subjects = ['Façade sur rue', 'Cage d’escalier', 'Toiture', 'Cour intérieure'] as const;

/** Pictures in four shapes. */
export const drawings = (count: number): readonly GallerySlide[] =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = shapes[index % shapes.length] ?? shapes[0];
    const subject = subjects[index % subjects.length] ?? subjects[0];
    return {
      src: drawing(index, width, height),
      alt: `${subject}, vue ${index + 1}`,
      thumbnail: drawing(index, width / 10, height / 10),
      thumbnailWidth: width / 10,
      thumbnailHeight: height / 10,
      description: `${subject} avant travaux, relevé du 12 mars 2026.`,
      srcSet: [
        { src: drawing(index, width / 2, height / 2), width: width / 2, height: height / 2 },
        { src: drawing(index, width, height), width, height },
      ],
    };
  });

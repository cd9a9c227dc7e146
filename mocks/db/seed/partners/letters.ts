/** Capitals of five by seven points, line by line: each number is the bits of a line. */
const shapes: Readonly<Record<string, string>> = {
  A: '0e11111f111111',
  B: '1e11111e11111e',
  C: '0e11101010110e',
  D: '1e11111111111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  G: '0e11101711110f',
  H: '1111111f111111',
  I: '0e04040404040e',
  J: '0702020202120c',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11111915131111',
  O: '0e11111111110e',
  P: '1e11111e101010',
  Q: '0e11111115120d',
  R: '1e11111e141211',
  S: '0f10100e01011e',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '11111111110a04',
  W: '1111111515150a',
  X: '11110a040a1111',
  Y: '1111110a040404',
  Z: '1f01020408101f',
  '0': '0e11131519110e',
  '1': '040c040404040e',
  "'": '04040800000000',
  '-': '0000001f000000',
};

/** Width and height of a letter in points; one point lies between two of them. */
export const letter = { width: 5, height: 7, step: 6 };

/** The points of a text, from its upper left corner; what has no shape is left out. */
export function pointsOf(text: string): (readonly [x: number, y: number])[] {
  return Array.from(text.toUpperCase()).flatMap((sign, place) => {
    const shape = shapes[sign] ?? '';
    return Array.from({ length: shape.length / 2 }, (_, y) => {
      const bits = Number.parseInt(shape.slice(y * 2, y * 2 + 2), 16);
      return Array.from({ length: letter.width }, (_column, x) => x)
        .filter((x) => bits & (1 << (letter.width - 1 - x)))
        .map((x) => [place * letter.step + x, y] as const);
    }).flat();
  });
}

/** Poles, decks and braces before a building of this size. */
export function Scaffolding({ width, height }: { width: number; height: number }) {
  const poles = [-36, width * 0.33, width * 0.67, width + 36];
  const decks = [height * 0.28, height * 0.52, height * 0.76];
  const pole = '#8a6420';
  return (
    <g stroke={pole} fill="none">
      <path d={poles.map((x) => `M${x} ${-56}V${height}`).join('')} strokeWidth={9} />
      <path d={decks.map((y) => `M${-72} ${y}H${width + 72}`).join('')} strokeWidth={8} />
      <path
        d={`M${poles[0]} ${decks[1]}L${poles[1]} ${decks[0]}M${poles[2]} ${decks[0]}L${poles[3]} ${decks[1]}M${poles[0]} ${height}L${poles[1]} ${decks[2]}`}
        strokeWidth={5}
      />
    </g>
  );
}

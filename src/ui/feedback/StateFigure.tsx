/** The number of a failed state, in large, where `StateIcon` would be its icon: `<StateFigure>404</StateFigure>`. */
export function StateFigure({ children }: { readonly children: number }) {
  return (
    <p className="font-display text-[3.5rem] leading-none font-semibold tracking-tight text-ink3">
      {children}
    </p>
  );
}

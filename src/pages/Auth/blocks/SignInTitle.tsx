interface SignInTitleProps {
  readonly title: string;
  /** Empty for none. */
  readonly tagline: string;
}

/** The title of a sign-in page and the line under it. */
export function SignInTitle({ title, tagline }: SignInTitleProps) {
  return (
    <header className="mb-8 flex flex-col gap-2">
      <h1 className="font-display text-auth font-semibold">{title}</h1>
      {tagline && <p className="text-base break-words text-ink2">{tagline}</p>}
    </header>
  );
}

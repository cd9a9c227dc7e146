/** Names of the props of a page and, with dots, of what lies inside of its objects. */
export type PropPath<Props> = Props extends readonly unknown[]
  ? never
  : Props extends object
    ? {
        [Key in keyof Props & string]: Key | `${Key}.${PropPath<NonNullable<Props[Key]>>}`;
      }[keyof Props & string]
    : never;

/** What a page has at a path. */
export type PropAt<Props, Path extends string> = Path extends keyof Props
  ? Props[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Props
      ? PropAt<NonNullable<Props[Key]>, Rest>
      : never
    : never;

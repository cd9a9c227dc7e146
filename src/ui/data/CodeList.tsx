/** Codes in two columns, to be read one by one. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ol className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-sunken p-4 sm:max-w-96">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  );
}

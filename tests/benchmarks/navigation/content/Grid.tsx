export interface GridProps {
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly city: string;
    readonly amount: number;
  }[];
}

/** A table of 200 rows. */
export function Grid({ rows }: GridProps) {
  return (
    <table>
      <thead>
        <tr>
          {['Id', 'Name', 'E-mail', 'City', 'Amount'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, email, city, amount }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{name}</td>
            <td>
              <a href={`mailto:${email}`}>{email}</a>
            </td>
            <td>{city}</td>
            <td>{amount.toLocaleString('fr')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

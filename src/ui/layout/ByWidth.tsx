import type { ReactNode } from 'react';

export interface ByWidthProps {
  readonly wide: ReactNode;
  /** Null where there is no room for it. */
  readonly narrow: ReactNode;
}

/**
 * The same content in two shapes, of which one is shown:
 *
 *     <ByWidth wide={<Table>…</Table>} narrow={<RecordList records={records} />} />
 */
export function ByWidth({ wide, narrow }: ByWidthProps) {
  return (
    <>
      <div className="max-md:hidden">{wide}</div>
      {narrow !== null && <div className="md:hidden">{narrow}</div>}
    </>
  );
}

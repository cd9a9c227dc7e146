import { useEffect, useState } from 'react';
import * as appMessages from '#messages/app.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

const minuteMs = 60_000;
/** From an hour before, minutes are counted; earlier, the instant is told. */
const countedMinutes = 60;

const minutesUntil = (at: string): number =>
  Math.max(0, Math.ceil((Date.parse(at) - new Date().getTime()) / minuteMs));

interface MaintenanceBarProps {
  readonly at: string;
  /** Nobody is at work here: a line of the page instead of one across it. */
  readonly isGuest?: boolean;
}

/** Announces when the application closes. The instant is the system's, whatever the clock of the operations. */
export function MaintenanceBar({ at, isGuest = false }: MaintenanceBarProps) {
  const t = useMessages(appMessages);
  const format = useFormat();
  const [minutes, setMinutes] = useState(() => minutesUntil(at));
  useEffect(() => {
    const update = () => setMinutes(minutesUntil(at));
    update();
    const timer = setInterval(update, minuteMs / 2);
    return () => clearInterval(timer);
  }, [at]);
  return (
    <Banner tone="warn" isFullWidth={!isGuest}>
      {minutes > countedMinutes
        ? t('maintenanceOn', { date: format.longDate(at), time: format.time(at) })
        : t(isGuest ? 'maintenanceSoon' : 'maintenanceIn', { minutes })}
    </Banner>
  );
}

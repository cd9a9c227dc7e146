import { Check, Circle } from 'lucide-react';
import { checkPassword, type PasswordAudience, type PasswordRule } from '#domain/identity/password-policy.ts';
import * as passwordMessages from '#messages/password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

export interface PasswordChecklistProps {
  readonly password: string;
  readonly audience: PasswordAudience;
  /** Words that the password must not hold, in lower case without accents. */
  readonly words: readonly string[];
}

/** The rules of a password, each met or not as it is typed, and how strong it is. Words say both, not colours alone. */
export function PasswordChecklist({ password, audience, words }: PasswordChecklistProps) {
  const t = useMessages(passwordMessages);
  const { rules, strength } = checkPassword(password, { audience, words });
  const textOf = ({ id, values }: PasswordRule): string =>
    id === 'symbol' && audience === 'client' ? t('symbolOrLong', values) : t(`rules.${id}`, values);
  const phrase = rules.find(({ id }) => id === 'length')?.values ?? {};
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken px-3 py-2.5 text-table">
      <StrengthMeter label={t('strength')} strength={strength} text={t(`strengths.${strength}`)} />
      <p className="text-ink2">{t('title')}</p>
      <ul className="flex flex-col gap-1">
        {rules.map((rule) => {
          // Nothing typed holds no forbidden word either: it would look met from the start.
          const isMet = rule.isMet && password !== '';
          return (
            <li key={rule.id} className={cx('flex items-start gap-2', isMet ? 'text-pos' : 'text-ink2')}>
              <span className="mt-0.75 shrink-0">
                <Icon icon={isMet ? Check : Circle} size={14} />
              </span>
              <span>
                {textOf(rule)}
                <span className="sr-only"> ({t(isMet ? 'met' : 'unmet')})</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-label text-ink3">{t('alternative', phrase)}</p>
    </div>
  );
}

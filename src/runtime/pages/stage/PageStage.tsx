import {
  Activity,
  Component,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useNavigation } from '../../navigation/context.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import type { PageCache } from '../cache.ts';
import { createInstances, type OwnPlace, type PageInstance, type ShownPage } from './instance.ts';
import type { NextPage } from './next-page.ts';
import { follow, dropOldest, type KeepAlive, type KeepAliveRules } from './keep-alive.ts';

export interface PageStageProps {
  readonly shown: ShownPage;
  readonly next: NextPage;
  readonly cache: Pick<PageCache, 'mark' | 'judge'>;
}

/** Pages left that keep their state, once there is a pause. */
const maxKept = 2;

const mayStay = ({ own }: PageInstance): boolean =>
  !own.isClaimed() && document.querySelector('[role$=dialog]') === null;

/**
 * The page shown, beside it out of sight the last ones that were left and the one that is likely to be asked
 * for: going there shows what is there already. Pages out of sight are not in the document and run no effects;
 * a page left with a dialog open, or with a form (`useStartsAnew`), is not kept.
 */
export function PageStage({ shown, next, cache }: PageStageProps) {
  const navigation = useNavigation();
  const [rules] = useState((): KeepAliveRules => ({
    ...createInstances(navigation),
    mark: cache.mark,
    holds: (mark) => cache.judge(mark) === 'current',
    mayStay,
  }));
  const [keepAlive, setKeepAlive] = useState((): KeepAlive => ({
    current: rules.make(shown),
    kept: [],
    ahead: null,
  }));
  const wanted = useSyncExternalStore(next.subscribe, next.read, next.read);
  const followed = follow(keepAlive, shown, wanted, rules);
  if (followed !== keepAlive) setKeepAlive(followed);
  const { current, kept, ahead } = followed;
  const isCrowded = kept.length > maxKept;
  useEffect(() => {
    if (!isCrowded) return undefined;
    // Taking a long page down costs as much as a short one to draw: no visit waits for it.
    return whenIdle(() => setKeepAlive((latest) => dropOldest(latest, maxKept)));
  }, [isCrowded]);
  return (
    <>
      <Slot own={current.own} />
      {[...kept, current, ahead].map((instance) => {
        if (instance === null) return null;
        const { own, content } = instance;
        const isHidden = instance !== current;
        return (
          <Activity key={own.id} mode={isHidden ? 'hidden' : 'visible'}>
            {createPortal(<HiddenFault isHidden={isHidden}>{content}</HiddenFault>, own.container)}
          </Activity>
        );
      })}
    </>
  );
}

/** Where the page stands in its layout. Rendered before the pages: their effects find their elements in place. */
function Slot({ own }: { readonly own: OwnPlace }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    own.noteShown();
    // What is put in place anew loses where its parts were scrolled to.
    if (own.container.parentNode !== ref.current) ref.current?.replaceChildren(own.container);
  }, [own]);
  return <div ref={ref} style={{ display: 'contents' }} />;
}

interface HiddenFaultProps {
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

interface HiddenFaultState {
  readonly fault: { readonly error: unknown } | null;
}

/** A page that fails out of sight says nothing; once it is shown, it fails there. React asks for a class. */
class HiddenFault extends Component<HiddenFaultProps, HiddenFaultState> {
  override state: HiddenFaultState = { fault: null };

  static getDerivedStateFromError(error: unknown): HiddenFaultState {
    return { fault: { error } };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (this.props.isHidden) return null;
    throw fault.error;
  }
}

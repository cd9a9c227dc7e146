import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Spinner } from '../actions/Spinner.tsx';
import { Icon } from '../identity/Icon.tsx';

/** The icons of the toasts, in the shape the `icons` property of the toaster takes. */
export const toastIcons = {
  success: <Icon icon={CircleCheck} />,
  error: <Icon icon={CircleAlert} />,
  warning: <Icon icon={TriangleAlert} />,
  info: <Icon icon={Info} />,
  close: <Icon icon={X} size={14} />,
  loading: <Spinner size={16} />,
};

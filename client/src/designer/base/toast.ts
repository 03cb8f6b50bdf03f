import type { toast as showToast } from '../../ui/toast.tsx'

/** Says something in a toast. What draws toasts is fetched apart from the designer, which opens sooner without it. */
export const toast = (...message: Parameters<typeof showToast>): void => {
  import('../../ui/toast.tsx').then((toasts) => toasts.toast(...message)).catch(console.error)
}

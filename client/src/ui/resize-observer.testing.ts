/** Stands for what tells sizes, where nothing has one: it is asked, and tells nothing. */
export class SilentResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

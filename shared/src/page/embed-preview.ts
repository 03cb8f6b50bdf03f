/** What the messages are named by between the designer and the page in which code runs that is being written. */
export const previewMessages = {
  /** From the page: it waits for code. */
  ready: 'embedReady',
  /** To the page: the code. */
  code: 'embedCode',
} as const

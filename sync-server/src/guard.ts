import type { Logger } from 'pino'
import { Refused } from './refused.ts'

type Hook<P> = (payload: P) => Promise<unknown>

/**
 * A hook that cannot end the process: Hocuspocus leaves several of its hooks un-awaited. A `Refused` passes
 * where the hook is one that may refuse; anything else is logged, and `atFault` puts things right.
 */
export const guard =
  <P>(logger: Logger, hook: Hook<P>, atFault: (payload: P) => void = () => undefined): Hook<P> =>
  async (payload) => {
    try {
      return await hook(payload)
    } catch (error) {
      if (error instanceof Refused) throw error
      logger.error({ err: error }, 'a sync hook failed')
      atFault(payload)
      return undefined
    }
  }

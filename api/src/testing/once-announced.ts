import type { TestApi } from './start-test-api.ts'

/** Has something happen once, just before something is announced on the bus: in the middle of what announces it. */
export const onceAnnounced = (
  { options: { bus } }: Pick<TestApi, 'options'>,
  isMeant: (channel: string, message: object) => boolean,
  happen: () => Promise<unknown>,
): void => {
  const announce = bus.publish
  const announceLater: typeof announce = async (channel, message) => {
    if (isMeant(channel, Object(message))) {
      Object.assign(bus, { publish: announce })
      await happen()
    }
    return announce(channel, message)
  }
  Object.assign(bus, { publish: announceLater })
}

/** The same in the moment in which the first session of several is told to have ended. */
export const onceSessionEnds = (api: Pick<TestApi, 'options'>, happen: () => Promise<unknown>): void =>
  onceAnnounced(api, (channel) => channel === 'session-ended', happen)

/** What kind of machine a browser runs on, as far as it says. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'unknown'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** How many signed-in devices are listed, those used last. */
export const devicesListed = 50

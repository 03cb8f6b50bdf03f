import type { Device } from './endpoints.ts'

/** What people call the machines that call themselves otherwise. */
const systems: Readonly<Record<string, string>> = { macOS: 'Mac', 'Chrome OS': 'Chromebook' }

const systemWords = ({ system, kind }: Pick<Device, 'system' | 'kind'>): string | null => {
  if (system === 'iOS') return kind === 'tablet' ? 'iPad' : 'iPhone'
  return system === null ? null : (systems[system] ?? system)
}

/** A device as people say it: 'Firefox on Windows'. */
export const deviceWords = (device: Pick<Device, 'browser' | 'system' | 'kind'>): string => {
  const system = systemWords(device)
  if (device.browser === null) return system === null ? 'An unknown browser' : `A browser on ${system}`
  return system === null ? device.browser : `${device.browser} on ${system}`
}

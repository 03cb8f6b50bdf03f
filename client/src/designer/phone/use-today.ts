import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time now, told anew each minute: what is open today changes while a phone lies there. */
export const useToday = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), minuteMs)
    return () => window.clearInterval(timer)
  }, [])
  return now
}

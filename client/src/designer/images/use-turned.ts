import { useEffect, useState } from 'react'
import { turnPicture } from './turn-picture.ts'

/** As large as the box in which a picture is cropped. */
const shownSide = 720

/** Where a picture is found as it will be once it is turned for good; null until it is drawn, and without a turn. */
export const useTurned = (src: string, degrees: number): string | null => {
  const [turned, setTurned] = useState<{ of: string; url: string } | null>(null)
  useEffect(() => {
    if (degrees === 0) return
    let isCurrent = true
    turnPicture(src, degrees, shownSide)
      .then((blob) => isCurrent && setTurned({ of: src, url: URL.createObjectURL(blob) }))
      .catch(console.error)
    return () => {
      isCurrent = false
    }
  }, [src, degrees])
  useEffect(() => () => void (turned && URL.revokeObjectURL(turned.url)), [turned])
  // While another angle is drawn, the one before stands there.
  return degrees !== 0 && turned?.of === src ? turned.url : null
}

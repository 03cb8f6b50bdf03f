import { useMode as define, formatHex, modeOklch, modeRgb, toGamut } from 'culori/fn'
import { expect, test } from 'vitest'
import { fitRgb, formatRgb, readRgb, toOklch } from './gamut.ts'

define(modeRgb)
const toCuloris = define(modeOklch)
const fitCuloris = toGamut('rgb', 'oklch')

const steps = (count: number) => Array.from({ length: count }, (_, step) => step / (count - 1))

test('[7.palettes] every lightness, chroma and hue becomes the colour of CSS Color 4', () => {
  for (const lightness of steps(13)) {
    for (const chroma of steps(9)) {
      for (const turn of steps(25)) {
        const colour = { l: lightness, c: chroma * 0.4, h: turn * 360 }
        expect(formatRgb(fitRgb(colour))).toBe(formatHex(fitCuloris({ mode: 'oklch', ...colour })))
      }
    }
  }
})

test('[7.palettes] a colour is read as OKLCH, a grey with hue 0', () => {
  for (const hex of ['#1a73e8', '#0b6e4f', '#f3b61f', '#c2185b']) {
    const { l, c, h } = toOklch(readRgb(hex))
    expect(toCuloris(hex)).toEqual({ mode: 'oklch', l, c, h })
  }
  expect(toOklch(readRgb('#808080'))).toMatchObject({ c: 0, h: 0 })
})

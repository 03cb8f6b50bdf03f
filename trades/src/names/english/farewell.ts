import type { EnglishWords } from '../english-words.ts'

/** Names people meet on the worst of days: places, trees and light, and nothing that winks. */
export const farewell: EnglishWords = {
  houses: 'Funerals, Funeral Care, Farewells, Funeral House',
  things: 'Candle, Linden, Rowan, Laurel, Rosemary, Evening, Harbour, Meadow',
  marks: 'Quiet, Gentle, Still, Evening',
  names:
    'Gentle Evening, Rowan & Laurel, The Quiet Hour, Kept in Mind, The Still Harbour, Linden & Light, In Their Own Words, Rosemary Lane Funerals, A Quiet Goodbye, The Evening Bell, Light in the Window, Slow Procession, Held in Memory, The Last Kindness, Among the Trees, With All Our Hearts',
  did: 'Remembered',
  trades: [
    {
      of: 'memorial-mason, grave-care',
      houses: 'Memorials, Stone Memorials, Memorial Masons',
      things: 'Stone, Laurel, Slate, Rowan, Letter, Ivy, Chisel',
      marks: 'Quiet, Lasting, Still',
      names:
        'Slate & Laurel, Cut by Hand, Letters in Stone, The Lasting Line, Rowan & Slate, Kept in Stone, Ivy & Stone, The Quiet Chisel, Stone & Name, Lettered with Care',
      did: 'Lettered',
    },
    {
      of: 'natural-burial-ground, ash-scattering, pet-cremation',
      houses: 'Meadow, Woodland, Burial Ground, Farewells',
      things: 'Meadow, Rowan, Clover, Ash, River, Lark, Willow, Hazel',
      marks: 'Quiet, Green, Still',
      names:
        'Under the Rowan, The Quiet Meadow, Back to the Meadow, Lark & Clover, Among the Trees, Willow & Clover, The Green Hill, Wild Clover Meadow, River & Rowan',
      did: 'Remembered',
    },
  ],
}

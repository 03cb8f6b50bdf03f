import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'farrier',
  kind: 'animals',
  names: {
    english: 'Farrier',
    spanish: 'Herrador',
    french: 'Maréchal-ferrant',
    italian: 'Maniscalco',
    german: 'Hufschmied',
    japanese: '装蹄師',
    Korean: '장제사',
  },
  naming: {
    english: ['horse shoeing', 'horseshoeing', 'hoof trimming', 'barefoot trimmer'],
    spanish: ['herraje de caballo', 'herrado de caballo'],
    french: ['maréchalerie', 'parage de sabot', 'ferrage de cheval'],
    italian: ['mascalcia', 'ferratura di cavallo', 'pareggio zoccolo'],
    german: ['hufbeschlag', 'hufpflege', 'hufbearbeitung', 'huforthopäde', 'beschlagschmied'],
    japanese: ['装蹄', '蹄鉄', '削蹄'],
    Korean: ['장제', '말발굽', '편자'],
  },
  things: {
    english: ['hoof', 'horse', 'pony', 'donkey', 'shoe', 'trim', 'forge', 'anvil', 'barefoot', 'laminitis'],
    spanish: ['casco', 'caballo', 'poni', 'herradura', 'forja', 'yunque'],
    french: ['sabot', 'cheval', 'poney', 'âne', 'fer', 'parage', 'forge', 'enclume'],
    italian: ['zoccolo', 'cavallo', 'pony', 'asino', 'ferro', 'forgia', 'incudine'],
    german: ['huf', 'pferd', 'pony', 'esel', 'eisen', 'beschlag', 'ausschneiden', 'amboss', 'barhuf'],
    japanese: ['馬', '蹄', 'ポニー', '乗馬'],
    Korean: ['말', '발굽', '승마', '조랑말'],
  },
}

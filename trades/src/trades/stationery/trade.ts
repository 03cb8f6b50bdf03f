import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stationery',
  kind: 'shop',
  names: {
    english: 'Stationery shop',
    spanish: 'Papelería',
    french: 'Papeterie',
    italian: 'Cartoleria',
    german: 'Schreibwarengeschäft',
    japanese: '文房具店',
    Korean: '문구점',
  },
  naming: {
    english: listed('stationery store, stationer, pen shop, card shop, office supplies'),
    spanish: listed('material escolar, material de oficina, tienda de papelería'),
    french: listed('fournitures scolaires, fournitures de bureau, magasin de papeterie'),
    italian: listed('articoli per ufficio, cartolibreria'),
    german: listed('schreibwarenladen, schreibwaren, papierladen'),
    japanese: listed('文具店, 文房具屋, 文具屋'),
    Korean: listed('문방구, 문구 매장'),
  },
  things: {
    english: listed('pen, notebook, wrapping paper, ink, planner, envelopes, school supplies'),
    spanish: listed('bolígrafo, cuaderno, tarjetas, papel de regalo, fotocopias, agenda, sobres'),
    french: listed('stylo, cahier, cartes, papier cadeau, encre, agenda, enveloppes'),
    italian: listed(
      `penna, quaderno, biglietti, carta regalo, inchiostro, agenda, buste, zaini, cancelleria`,
    ),
    german:
      listed(`füller, heft, grußkarten, geschenkpapier, schulbedarf, ranzen, kuverts, notizbücher, papeterie,
      bürobedarf`),
    japanese: listed('万年筆, ノート, 便箋, 手帳, インク, 封筒, はさみ'),
    Korean: listed('펜, 노트, 편지지, 다이어리, 공책, 포장지, 필통'),
  },
}

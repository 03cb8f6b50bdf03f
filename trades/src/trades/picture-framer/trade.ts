import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'picture-framer',
  kind: 'maker',
  otherKind: 'shop',
  names: {
    english: 'Picture framer',
    spanish: 'Enmarcador',
    french: 'Encadreur',
    italian: 'Corniciaio',
    german: 'Bilderrahmen-Werkstatt',
    japanese: '額縁工房',
    Korean: '액자집',
  },
  naming: {
    english: listed(
      `picture framing, bespoke framing, framers, framing shop, custom framing, framing studio`,
    ),
    spanish: listed(`enmarcación, marcos a medida, enmarcado de cuadros, taller de marcos,
      enmarco, enmarcamos`),
    french: listed(`encadrement, encadrements, encadreuse, cadres sur mesure,
      encadre, encadrons`),
    italian: listed(`cornici su misura, corniciai, corniceria,
      incornicio, incorniciamo`),
    german: listed('Einrahmung, Rahmenwerkstatt, Bildereinrahmung, Einrahmungen, Rahmenmacher'),
    japanese: listed('額縁, 額装, 額装工房, 額縁店, 額縁屋'),
    Korean: listed('액자 제작, 맞춤 액자, 액자 공방'),
  },
  things: {
    english: listed('frames, frame, mount, canvas, medals, football shirts, prints'),
    spanish: listed('marco, marcos, lienzo, lámina, paspartú'),
    french: listed('cadre, cadres, passe-partout, toile, affiche'),
    italian: listed('cornice, cornici, passepartout, tela, stampa'),
    german: listed('Rahmen, Passepartout, Leinwand, Poster'),
    japanese: listed('マット, ポスター, 油絵, 賞状'),
    Korean: listed('그림, 캔버스, 사진, 상장'),
  },
}

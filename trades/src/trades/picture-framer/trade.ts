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
    english: [
      'picture framing',
      'bespoke framing',
      'framers',
      'framing shop',
      'custom framing',
      'framing studio',
    ],
    spanish: ['enmarcación', 'marcos a medida', 'enmarcado de cuadros', 'taller de marcos'],
    french: ['encadrement', 'encadrements', 'encadreuse', 'cadres sur mesure'],
    italian: ['cornici su misura', 'corniciai', 'corniceria'],
    german: ['Einrahmung', 'Rahmenwerkstatt', 'Bildereinrahmung', 'Einrahmungen', 'Rahmenmacher'],
    japanese: ['額縁', '額装', '額装工房'],
    Korean: ['액자 제작', '맞춤 액자', '표구사', '표구'],
  },
  things: {
    english: ['frames', 'frame', 'mount', 'canvas', 'medals', 'football shirts', 'prints'],
    spanish: ['marco', 'marcos', 'lienzo', 'lámina', 'paspartú'],
    french: ['cadre', 'cadres', 'passe-partout', 'toile', 'affiche'],
    italian: ['cornice', 'cornici', 'passepartout', 'tela', 'stampa'],
    german: ['Rahmen', 'Passepartout', 'Leinwand', 'Poster'],
    japanese: ['マット', 'ポスター', '油絵', '賞状'],
    Korean: ['그림', '캔버스', '사진', '상장'],
  },
}

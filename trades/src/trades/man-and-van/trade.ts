import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'man-and-van',
  kind: 'home-call-out',
  names: {
    english: 'Man and van',
    spanish: 'Minimudanzas',
    french: 'Petit déménagement',
    italian: 'Piccoli traslochi',
    german: 'Möbeltaxi',
    japanese: '軽貨物引越し',
    Korean: '이사 용달',
  },
  naming: {
    english:
      listed(`man with a van, man and a van, removalist, office moves, piano movers, piano removals, local movers,
      two men a van`),
    spanish: listed(
      'fletes, furgoneta con conductor, mudanzas económicas, portes económicos, fletero, acarreos',
    ),
    french: listed(`camionnette avec chauffeur, aide au déménagement, location utilitaire avec chauffeur,
      transport de piano, mini-déménagement`),
    italian: listed(
      `mini traslochi, furgone con autista, trasporto mobili, piattaforma traslochi, traslochi e trasporti`,
    ),
    german: listed('Umzugsdienst, Kleintransporte, Transporter mit Fahrer, Möbelpacker, Möbelpackerin'),
    japanese: listed('赤帽, 軽貨物引越, 単身引越し, 家具移動サービス, 軽トラ便, 軽貨物, 軽トラ引越し'),
    Korean: listed('소형이사, 이사업체, 반포장이사, 용달차, 개인 용달, 1톤 용달'),
  },
  things: {
    english:
      listed(`boxes, packing, Luton, van, sofa, student moves, blankets, loading, storage, straps, piano,
      flat moves, truck, tail lift, wardrobe boxes, lifting`),
    spanish: listed('cajas, furgoneta, muebles, embalaje, elevador, piano, camión, piso, montacargas'),
    french: listed('cartons, camion, meubles, piano, emballage, portage, étage, chargement, étudiants'),
    italian: listed('scatole, furgone, mobili, imballaggio, pianoforte, montacarichi, smontaggio, camion'),
    german:
      listed(`Umzugskartons, Transporter, Möbel, Packen, Halteverbotszone, LKW, Tragen, Klavier, Einlagerung,
      Studenten, Kisten`),
    japanese: listed('段ボール, 軽トラ, 荷造り, 家具, 単身, 梱包, ピアノ, トラック, 新居'),
    Korean: listed('박스, 트럭, 짐, 사다리차, 포장, 원룸, 가구, 1톤, 보관'),
  },
  schemaType: 'MovingCompany',
}

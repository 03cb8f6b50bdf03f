import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'landscaping',
  kind: 'outdoors',
  otherKind: 'home-call-out',
  names: {
    english: 'Gardens',
    spanish: 'Jardinería',
    french: 'Jardinier-paysagiste',
    italian: 'Giardinaggio',
    german: 'Gartenbau',
    japanese: '庭づくり',
    Korean: '정원 관리',
  },
  naming: {
    english: listed(`landscaper, landscape gardener, landscaping, landscape gardening, gardener, gardening,
      garden maintenance, yard work, hedge trimming, hedge cutting, garden landscaping, garden service,
      landscape contractor, patio layer`),
    spanish:
      listed(`jardinero, paisajista, mantenimiento de jardines, diseño de jardines, paisajismo, jardinera,
      jardineros`),
    french: listed('jardinier, paysagiste, entretien de jardin, espaces verts, aménagement extérieur'),
    italian: listed('giardiniere, paesaggista, manutenzione giardini, cura del verde, giardiniera'),
    german:
      listed(`gärtner, landschaftsbau, gartenpflege, landschaftsgärtner, garten- und landschaftsbau, galabau,
      gartengestaltung, gartenservice, gärtnerbetrieb, Hecken schneiden, Heckenschnitt`),
    japanese: listed(
      '造園, 庭師, 植木屋, 造園業, 庭の手入れ, ガーデニング, 庭木の剪定, 外構造園, 植木屋さん, 造園屋, お庭の手入れ, 庭木剪定',
    ),
    Korean: listed('조경, 정원사, 조경 관리, 정원 가꾸기, 조경 시공, 조경 업체'),
  },
  things: {
    english:
      listed(`lawn, hedge, tree, plant, soil, mow, pruning, turf, yard, flower bed, weeding, decking, border,
      mulch`),
    spanish: listed('jardín, césped, poda, seto, riego, planta, árbol'),
    french: listed('jardin, gazon, haie, taille, tonte, pelouse, arbre'),
    italian: listed('giardino, prato, siepe, erba, pianta, albero'),
    german: listed(
      `garten, rasen, hecke, baum, strauch, pflaster, mähen, terrasse, beet, Rasen mähen, Beete`,
    ),
    japanese: listed('庭, 剪定, 芝生, 植木, 庭木, 垣根, 伐採'),
    Korean: listed('정원, 잔디, 나무, 전지, 화단'),
  },
  schemaType: 'LandscapingBusiness',
}

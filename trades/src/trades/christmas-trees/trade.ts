import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'christmas-trees',
  kind: 'shop',
  otherKind: 'outdoors',
  names: {
    english: 'Christmas trees',
    spanish: 'Árboles de Navidad',
    french: 'Sapins de Noël',
    italian: 'Alberi di Natale',
    german: 'Weihnachtsbäume',
    japanese: 'クリスマスツリー販売',
    Korean: '크리스마스트리 판매',
  },
  naming: {
    english:
      listed(`christmas tree farm, christmas tree, xmas trees, christmas tree delivery, cut own christmas tree,
      real christmas trees, christmas tree lot, christmas shop, tree farm, christmas tree hire,
      pot-grown christmas trees, choose and cut, christmas tree sales, rent a christmas tree, wreath farm,
      holly and mistletoe, christmas light installation, christmas lights installer, Christmas wreaths`),
    spanish:
      listed(`venta árboles de Navidad, abetos de Navidad, abetos, vivero de abetos, árboles naturales de Navidad,
      alquiler de abetos, luces de Navidad instalación`),
    french: listed(`vente de sapins, sapin de Noël, pépinière de sapins, sapins, location de sapins,
      producteur de sapins, livraison de sapins, sapin livré`),
    italian: listed(`vendita alberi di Natale, abeti natalizi, vivaio di abeti, alberi di Natale veri,
      noleggio alberi di Natale, luminarie, consegna alberi di Natale, luminarie natalizie`),
    german: listed(`Weihnachtsbaumverkauf, Christbaumverkauf, Weihnachtsbaum, Tannenbäume, Weihnachtsbaumhof,
      Christbäume, Tannenhof, Weihnachtsbaumkulturen, Weihnachtsbaumschlagen, Christbaumkulturen,
      Tannenbaumverkauf, Weihnachtsbäume schlagen, Christbaum`),
    japanese: listed(
      'クリスマスツリー, モミの木販売, 生木ツリー, もみの木, モミの木, 本物のツリー, クリスマスツリーレンタル',
    ),
    Korean: listed(
      '크리스마스트리, 생나무 트리, 트리 대여, 구상나무 트리, 생트리, 전나무 판매, 트리 제작 설치',
    ),
  },
  things: {
    english:
      listed(`nordmann, fir, spruce, needles, netting, stand, wreaths, mistletoe, saw, baubles, delivery slots,
      height, balsam, sleigh, hot chocolate`),
    spanish: listed('ramas, corona, muérdago, maceta, adornos, nordmann, diciembre, acebo'),
    french: listed('nordmann, épicéa, filet, pied, couronnes, gui, houx, décorations, décembre'),
    italian: listed('abete, rami, ghirlande, vischio, vaso, addobbi, nordmann, agrifoglio, dicembre'),
    german:
      listed(`Nordmanntanne, Fichte, Netz, Ständer, Schlagen, Kränze, Schmuckreisig, Blaufichte, Säge, Glühwein,
      Advent`),
    japanese: listed('モミ, リース, オーナメント, 鉢植え, 12月, 生木, 飾り, ヤドリギ, 配送'),
    Korean: listed('전나무, 리스, 오너먼트, 화분, 12월, 장식, 겨우살이, 구상나무, 조명'),
  },
}

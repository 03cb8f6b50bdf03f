import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bridal-seamstress',
  kind: 'maker',
  otherKind: 'repairer',
  names: {
    english: 'Bridal seamstress',
    spanish: 'Modista de novias',
    french: 'Couturière robes de mariée',
    italian: 'Sarta da sposa',
    german: 'Brautmodenatelier',
    japanese: 'ウェディングドレス工房',
    Korean: '웨딩드레스 제작',
  },
  naming: {
    english:
      listed(`wedding dress alterations, bridal alterations, wedding dress maker, bridal gowns, bridal boutique,
      bridal shop, wedding dresses, bespoke wedding dresses, prom dresses, bridal couture,
      bridesmaid dresses, bridal wear, costume maker, ballgowns, alter wedding dresses`),
    spanish:
      listed(`vestidos de novia, atelier de novias, arreglos vestidos de novia, alta costura, vestidos de fiesta,
      trajes de novia, novias a medida`),
    french: listed(`robes de mariée, créatrice robes de mariée, retouches robe de mariée, boutique de mariage,
      atelier de couture mariée, robe mariée sur mesure, modiste`),
    italian:
      listed(`abiti da sposa, atelier sposa, sartoria sposa, modifiche abiti da sposa, abiti da cerimonia,
      sposa su misura, atelier abiti da sposa`),
    german:
      listed(`Brautkleider, Brautmode, Brautmoden, Brautatelier, Brautkleidänderung, Brautkleidschneiderei,
      Maßatelier, Brautmodengeschäft, Abendkleider, Kostümbildner, Kostümbildnerin, Modeatelier,
      Damenmaßschneiderei, Brautschneider, Brautschneiderin`),
    japanese: listed(
      'ウェディングドレス, ドレス工房, オーダードレス, ドレスお直し, ドレスサロン, ブライダルドレス, ドレスショップ, 花嫁衣装',
    ),
    Korean: listed(
      '웨딩드레스, 드레스샵, 드레스 대여, 셀프웨딩 드레스, 드레스 수선, 맞춤드레스, 한복 제작 드레스',
    ),
  },
  things: {
    english:
      listed(`veils, lace, hems, bustle, fittings, satin, gowns, sleeves, beading, bodice, bride, toile, boning,
      tulle, zips, mothers of the bride`),
    spanish: listed('velo, encaje, tul, prueba, cola, raso, bajos, pedrería, invitadas'),
    french: listed('voile, dentelle, tulle, essayage, traîne, ourlet, bustier, satin, cérémonie'),
    italian: listed('velo, pizzo, tulle, prova, strascico, corpetto, raso, damigelle'),
    german: listed(
      `Schleier, Spitze, Anprobe, Saum, Tüll, Braut, Korsage, Schleppe, Abendmode, Ärmel, Perlen, Seide`,
    ),
    japanese: listed('ベール, レース, 花嫁, 試着, チュール, カラードレス, 採寸, サイズ直し'),
    Korean: listed('베일, 레이스, 신부, 피팅, 본식, 촬영, 맞춤, 비즈, 이브닝'),
  },
}

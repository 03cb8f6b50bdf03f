import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'wallpaper-hanger',
  kind: 'building-trade',
  names: {
    english: 'Wallpaper hanger',
    spanish: 'Empapelador',
    french: 'Poseur de papier peint',
    italian: 'Tappezziere murale',
    german: 'Tapezierer',
    japanese: 'クロス張替え',
    Korean: '도배',
  },
  naming: {
    english: listed(`wallpapering, wallpaper hanging, paperhanger, wallpaper installer, wallpaper removal,
      wallpaper installation, paperhanging, hang wallpaper, wall coverings installer, wallpaper stripping`),
    spanish: listed(`empapelado, colocación de papel pintado, papel pintado, empapelar paredes,
      colocador de papel pintado, empapeladora`),
    french: listed(`papier peint, pose de papier peint, tapissier papier peint, revêtements muraux,
      poseuse de papier peint`),
    italian: listed(
      `posa carta da parati, carta da parati, posatore carta da parati, parati, rivestimenti murali`,
    ),
    german:
      listed(`Tapeziererin, Tapezieren, Tapezierarbeiten, Tapezierbetrieb, Tapetenverleger, Tapetenverlegerin,
      Raumausstattung, Tapezierservice`),
    japanese: listed(
      '壁紙張替え, クロス屋, 壁紙貼り, 内装クロス, 襖張替え, 障子張替え, クロス職人, 内装屋, 壁紙張り替え',
    ),
    Korean:
      listed(`도배와 장판, 도배와 장판 시공, 도배 장판 시공, 도배사, 도배업체, 벽지 시공, 도배장판, 지업사, 도배 시공, 한지 도배, 도배집, 도배 장판집, 지물포,
      도배 기술자, 장판집`),
  },
  things: {
    english:
      listed(`paste, rolls, feature walls, lining paper, pattern match, stairwells, peeling, seams, grasscloth,
      borders, hallway`),
    spanish: listed('papel, paredes, cola, rollos, fotomural, pasillo'),
    french: listed('tapisserie, murs, colle, lés, panoramique, toile de verre, décollage, raccords'),
    italian: listed('pareti, colla, rotoli, murale, decorazione, rimozione, fotomurale, corridoio'),
    german: listed(
      `Tapete, Kleister, Raufaser, Vliestapete, Wände, Fototapete, Makulatur, Bahnen, Decke, Muster`,
    ),
    japanese: listed('壁紙, クロス, 襖, 障子, 和紙, のり, 天井, 張り替え'),
    Korean: listed('벽지, 실크벽지, 합지, 풀, 천장, 곰팡이, 한지'),
  },
}

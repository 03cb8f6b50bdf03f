import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'welder',
  kind: 'building-trade',
  otherKind: 'maker',
  names: {
    english: 'Welder',
    spanish: 'Soldador',
    french: 'Soudeur-métallier',
    italian: 'Carpenteria metallica',
    german: 'Schlosserei',
    japanese: '溶接・鉄工所',
    Korean: '용접 철공소',
  },
  naming: {
    english: listed(`welding, mobile welder, metal fabricator, welding and fabrication, TIG welding, welders,
      fabricators, sheet metal work, ornamental iron`),
    spanish: listed('soldadura, calderería, herrero soldador, soldadora'),
    french: listed('soudeur, soudure, chaudronnier, soudeuse'),
    italian: listed(
      `saldatore, saldature, carpentiere in ferro, lavorazioni metalliche, carpenteria in ferro, saldatura`,
    ),
    german:
      listed(`Schweißer, Schweißerin, Schlosser, Schlosserin, Schweißarbeiten, Schweißerei, Kunstschlosserei,
      Metallbauerei, Edelstahlverarbeitung`),
    japanese: listed('溶接, 出張溶接, 製缶, 板金加工, 溶接工, 鉄工'),
    Korean: listed('출장용접, 용접, 금속가공, 철구조물, 철물제작, 알곤용접, 잡철, 용접 출장, 용접집'),
  },
  things: {
    english:
      listed(`steel, aluminium, aluminum, gates, brackets, trailers, MIG, handrails, balconies, cut, grind,
      stainless, beams, plates`),
    spanish: listed('hierro, rejas, acero, inoxidable, puertas, escaleras, portones'),
    french: listed('acier, inox, tôle, verrière, rampe'),
    italian: listed('ferro, acciaio, inox, scale, inferriate, lamiera'),
    german: listed(
      `Geländer, Stahl, Edelstahl, Tore, Treppen, Balkone, Blech, Aluminium, Vordächer, Gitter, Stahlträger`,
    ),
    japanese: listed('鉄, ステンレス, アルミ, 手すり, 門扉, 鉄骨, 階段, 切断'),
    Korean: listed('철, 스텐, 알루미늄, 난간, 대문, 계단, 각관, 절단'),
  },
}

import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'paver',
  kind: 'building-trade',
  names: {
    english: 'Paver',
    spanish: 'Pavimentos exteriores',
    french: 'Paveur',
    italian: 'Posatore di autobloccanti',
    german: 'Pflasterer',
    japanese: '外構・舗装工事',
    Korean: '보도블럭 시공',
  },
  naming: {
    english: listed(`paving, block paving, new driveways, driveway contractor, paving contractor, patios laid,
      hardscaping, resin driveways, asphalt paving, tarmac, patio laying, asphalt contractor,
      resin bound, blacktop, tarmacking, paving stones`),
    spanish: listed(
      `adoquinado, pavimentación, asfaltado, hormigón impreso, pavimentador, solados exteriores, empedrados`,
    ),
    french:
      listed(`pavage, pose de pavés, enrobé, dallage, goudronnage, allées et terrasses, aménagement de cour,
      béton désactivé`),
    italian: listed(
      `pavimentazioni esterne, posa autobloccanti, selciatore, asfaltatura, posa porfido, selciati, asfalti`,
    ),
    german:
      listed(`Pflastererin, Pflasterarbeiten, Steinsetzer, Steinsetzerin, Pflasterbau, Wegebau, Straßenbau,
      Hofpflasterung, Asphaltarbeiten, Pflasterbetrieb, Steinteppich, Terrassenbau`),
    japanese: listed('外構工事, エクステリア, 舗装工事, アスファルト工事, 駐車場工事, インターロッキング'),
    Korean: listed('보도블록 시공, 아스콘 포장, 마당 포장, 판석 시공, 블럭 포장, 도로 포장'),
  },
  things: {
    english:
      listed(`slabs, bricks, edging, gravel, kerbs, sub-base, cobbles, sandstone, resin, granite setts, pointing,
      steps, cracks`),
    spanish: listed('adoquines, losas, entrada, patio, bordillos, grava, piedra, aceras'),
    french: listed('pavés, dalles, cour, bordures, gravier, terrasse, allée, pierre'),
    italian: listed('porfido, cortile, vialetto, cordoli, lastre, ghiaia, pietra, ciottoli'),
    german:
      listed(`Pflaster, Einfahrt, Terrasse, Randsteine, Naturstein, Hof, Splitt, Platten, Wege, Borde, Granit,
      Schotter`),
    japanese: listed('駐車場, 敷石, 砕石, アプローチ, カーポート, 縁石, 門柱, コンクリート'),
    Korean: listed('보도블록, 마당, 진입로, 판석, 경계석, 아스팔트, 주차장, 데크'),
  },
}

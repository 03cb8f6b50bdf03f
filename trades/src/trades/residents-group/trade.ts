import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'residents-group',
  kind: 'community',
  names: {
    english: 'Residents’ group',
    spanish: 'Asociación de vecinos',
    french: 'Association de quartier',
    italian: 'Comitato di quartiere',
    german: 'Bürgerverein',
    japanese: '町内会',
    Korean: '주민 모임',
  },
  naming: {
    english: listed(`residents association, neighbourhood association, community council, village hall,
      neighborhood association, tenants association, parish group, neighbourhood watch,
      homeowners association, friends of group, HOA, village society, civic society,
      village hall committee, friends of the park, community centre, community center,
      town twinning association, preservation society, history society, heritage society,
      neighbours group, neighborhood group`),
    spanish:
      listed(`asociación vecinal, comunidad de vecinos, junta de vecinos, plataforma vecinal, comité de barrio,
      centro vecinal, asociación de inquilinos, centro social, asociación cultural, junta vecinal`),
    french: listed(`comité de quartier, association de riverains, comité des fêtes, association de locataires,
      amicale des locataires, maison de quartier, conseil de quartier, association de sauvegarde,
      foyer rural, amicale de quartier, association de village, société d’histoire locale,
      association d’habitants`),
    italian:
      listed(`associazione di quartiere, pro loco, proloco, comitato cittadino, associazione di vicinato,
      associazione inquilini, centro civico, comitato residenti, centro sociale anziani,
      associazione culturale, gruppo di vicinato, associazione di paese`),
    german:
      listed(`Nachbarschaftsverein, Anwohnerinitiative, Bürgerinitiative, Dorfverein, Mieterverein, Ortsverein,
      Stadtteilverein, Nachbarschaftshilfe, Eigentümergemeinschaft, Stadtteilzentrum, Geschichtsverein,
      Nachbarschaftstreff, Quartiersverein, Dorfgemeinschaft, Nachbarschaftsinitiative,
      Interessengemeinschaft, Bürgerhaus, Verschönerungsverein, Siedlergemeinschaft, Dorfladenverein`),
    japanese: listed(
      '自治会, マンション管理組合, まちづくり協議会, 地区会, 老人会, 公民館, 商店会, 商店街振興組合, まちづくりの会, 住民の会, 町会',
    ),
    Korean: listed(
      '주민자치회, 입주자대표회의, 마을회, 상가번영회, 아파트 자치회, 주민협의회, 부녀회, 마을회관, 마을공동체, 상인회, 번영회, 노인회',
    ),
  },
  things: {
    english:
      listed(`meetings, committee, minutes, litter picks, planning, newsletter, street party, AGM, residents,
      village, flats, noticeboard, chair, hall hire, councillors`),
    spanish: listed('reuniones, barrio, vecinos, fiestas, acta, actividades, socios, asamblea'),
    french: listed(`réunions, quartier, voisins, fête, riverains, assemblée, adhérents, village, bulletin`),
    italian: listed('riunioni, quartiere, vicini, sagra, assemblea, soci, residenti, verbale'),
    german:
      listed(`Versammlung, Vorstand, Stadtteil, Straßenfest, Nachbarn, Mitglieder, Protokoll, Dorf, Anwohner,
      Müllsammelaktion, Satzung`),
    japanese: listed('回覧板, 総会, 清掃活動, 夏祭り, 防災, 役員, 住民, 会費, 掲示板'),
    Korean: listed('주민, 회의, 총회, 마을축제, 공지, 봉사, 아파트, 회장, 소식지'),
  },
}

import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'septic-service',
  kind: 'home-call-out',
  names: {
    english: 'Septic service',
    spanish: 'Vaciado de fosas sépticas',
    french: 'Vidange de fosse septique',
    italian: 'Spurgo fosse biologiche',
    german: 'Klärgrubenentleerung',
    japanese: '浄化槽清掃',
    Korean: '정화조 청소',
  },
  naming: {
    english: listed(`septic tank, septic tank emptying, septic pumping, septic tank cleaning, septic systems,
      cesspit emptying, cesspool, septic installer, portable toilet hire, porta potty rental,
      septic inspection, pump septic tanks`),
    spanish: listed(
      `fosas sépticas, limpieza de fosas, vaciado de pozos negros, mantenimiento de depuradoras`,
    ),
    french:
      listed(`vidange de fosses, fosse septique, fosses septiques, vidangeur, location de toilettes mobiles,
      toilettes sèches location, bac à graisse`),
    italian: listed(`svuotamento fosse biologiche, fossa biologica, pozzi neri, fosse settiche,
      noleggio bagni chimici, svuotamento fosse, spurghi fosse, espurghi, spurgo pozzi neri, spurgo fosse, fosse biologiche`),
    german: listed(`Klärgrube, Fäkalienabfuhr, Grubenentleerung, Kleinkläranlagen, Fettabscheiderentleerung,
      Kleinkläranlagenwartung, Klärgrubenentsorgung, Toilettenvermietung, Mobiltoiletten`),
    japanese: listed('浄化槽, 浄化槽管理, 汲み取り, し尿汲み取り, 浄化槽点検'),
    Korean: listed('정화조, 분뇨수거, 정화조 업체, 오수처리, 이동식 화장실 임대, 정화조 관리'),
  },
  things: {
    english: listed(`tanker, sludge, soakaway, drain field, leach field, pump out, grease traps, smell, lids,
      sewage treatment plant, effluent, waste carrier`),
    spanish: listed(
      `camión cisterna, lodos, arqueta, pozo negro, depuradora, aguas residuales, olores, bombeo, finca`,
    ),
    french: listed(`fosse, boues, camion pompe, épandage, microstation, eaux usées, odeurs, SPANC, pompage`),
    italian: listed('fossa, fanghi, autobotte, depuratore, liquami, odori, degrassatore, pompaggio'),
    german:
      listed(`Saugwagen, Fäkalien, Schlamm, Sammelgrube, Fettabscheider, Tankwagen, Abwasser, Entsorgung,
      Wartungsvertrag, Grube`),
    japanese: listed('バキュームカー, 汚泥, 保守点検, 下水, 臭い, 法定検査, 便槽, 槽, ブロワー'),
    Korean: listed('분뇨, 탱크로리, 오수, 냄새, 슬러지, 펌프, 흡입차, 배출, 단독주택'),
  },
}

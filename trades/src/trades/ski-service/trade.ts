import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ski-service',
  kind: 'repairer',
  otherKind: 'shop',
  names: {
    english: 'Ski service',
    spanish: 'Taller de esquís',
    french: 'Entretien de skis',
    italian: 'Noleggio e laboratorio sci',
    german: 'Skiservice',
    japanese: 'スキーチューンナップ',
    Korean: '스키 정비 대여',
  },
  naming: {
    english: listed(`ski tuning, ski repair, ski shop, ski hire, ski rental, snowboard tuning, ski workshop,
      boot fitting, snowboard repair, ski boot fitter, skate sharpening, skis waxed, racket stringing,
      ski waxing, boot fitter, snowboard hire, racquet stringing, tennis racket restringing`),
    spanish:
      listed(`alquiler de esquís, puesta a punto esquís, reparación de esquís, taller de esquí, bootfitting,
      alquiler de snowboard, encordado de raquetas`),
    french: listed(`location de skis, skiman, atelier ski, réparation de skis, magasin de ski, bootfitting,
      location snowboard, fartage, cordage de raquettes`),
    italian: listed(`laboratorio sci, noleggio sci, skiman, riparazione sci, noleggio snowboard, bootfitting,
      sciolinatura, incordatura racchette`),
    german: listed(`Skiverleih, Skiwerkstatt, Skischleiferei, Bootfitting, Snowboardservice, Skiwachsen,
      Sportverleih Ski, Schlittschuhschleifen, Skidepot, Tennisschläger besaiten, Besaitungsservice,
      Skirent`),
    japanese: listed(
      'スキーレンタル, スノーボードチューンナップ, スキー修理, スキーショップ, レンタルスキー, ガット張り, ホットワックス',
    ),
    Korean: listed('스키대여, 스키샵, 보드대여, 스키 정비, 보드 튜닝, 스키렌탈, 라켓 스트링, 보드복 렌탈'),
  },
  things: {
    english:
      listed(`edges, wax, bindings, base, poles, boots, insoles, skis, snowboards, helmets, slopes, powder,
      skates, core shots, season hire`),
    spanish: listed('esquís, cantos, cera, fijaciones, botas, tablas, bastones, casco, nieve'),
    french: listed('skis, carres, fart, fixations, chaussures, snowboard, bâtons, casque, semelle'),
    italian: listed('sci, lamine, sciolina, attacchi, scarponi, snowboard, bastoncini, casco, soletta'),
    german:
      listed(`Kanten, Wachs, Bindung, Belag, Stöcke, Skischuhe, Helm, Snowboard, Ski, Langlauf, Tourenski,
      Schlitten, Piste`),
    japanese: listed('エッジ, ワックス, ビンディング, ブーツ, 板, ストック, スノーボード, 滑走面, 雪'),
    Korean: listed('엣지, 바인딩, 부츠, 스키, 보드, 플레이트, 헬멧, 리프트권'),
  },
}

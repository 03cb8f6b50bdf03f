import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'home-call-out',
  names: {
    english: 'Home visits',
    spanish: 'A domicilio',
    french: 'À domicile',
    italian: 'A domicilio',
    german: 'Vor Ort',
    japanese: '訪問サービス',
    Korean: '방문 서비스',
  },
  tone: 'plain-spoken',
  ways: ['call-out', 'appointment', 'order'],
  families: ['workshop', 'clinic', 'studio', 'counter'],
  palettes: ['workwear', 'delft', 'mint', 'sky', 'copper-pipe'],
  artwork: {
    forms: ['lines', 'water', 'week', 'glyph'],
    motifs: ['house-cleaning', 'landscaping', 'plumbing', 'pest-control'],
    never: ['superhero', 'bubble', 'thumb'],
  },
  schemaType: 'HomeAndConstructionBusiness',
  things: {
    english:
      listed(`garden, gutter, key, driveways, lawns, hedges, carpets, ovens, drains, windows cleaned, rubbish, junk,
      skip, boxes packed, clearance, van, call out, callout, 24/7, locks, lockout, cleaning, deep clean,
      end of tenancy, ironing, laundry, linen changes, beds changed, turnovers, bins, pests, wasps, rats, mice,
      mowing, pruning, weeding, leaf, snow, plowed, plowing, shoveled, salting, grit, pressure wash, chimneys,
      pool, hot tub, airport, errands, by the hour, odd jobs, assembled, mounted, shelves, sprinklers, stumps,
      branches, limbs, septic, dump, haul, hauled, hauling`),
    spanish:
      listed(`llave, portal, hogar, césped, canalones, alfombras, desagües, desatascos, basura, escombros, trastos,
      vaciado, mudanzas, portes, transporte, urgencias, 24 horas, desplazamiento, cerradura, bombines,
      apertura, fin de obra, plancha, lavandería, cristales, cubos, plagas, avispas, ratas, ratones,
      cucarachas, cortar césped, poda, desbroce, hojas, nieve, chimeneas, piscina, aeropuerto, recados,
      montaje de muebles, chapuzas, arreglos del hogar, talas, tocones, fosa séptica, furgoneta, por horas,
      comunidades, oficinas`),
    french:
      listed(`jardin, gouttière, logement, allées, pelouse, haies, tapis, four, canalisations, déchets, encombrants,
      débarras, déménagement, dépannage, urgence, 7j/7, 24h/24, déplacement, serrure, clés, porte claquée,
      ménage, grand nettoyage, fin de bail, repassage, linge, vitres, poubelles, nuisibles, guêpes, rats,
      souris, tonte pelouse, désherbage, feuilles, neige, déneigement, souffleuse, cheminées, piscine,
      aéroport, montage de meubles, bricolage, petits travaux, élagage, souches, fosse septique, vidange fosse,
      camion, au tarif horaire`),
    italian:
      listed(`giardino, grondaia, abitazioni, prato, siepi, grondaie pulite, tappeti, scarichi, spurgo, rifiuti,
      ingombranti, sgombero, traslochi, pronto intervento, emergenza, 24 ore, serratura, chiavi,
      apertura porte, pulizie, fine cantiere, stiro, stiratura, lavanderia, vetri, bidoni, disinfestazione,
      vespe, topi, ratti, scarafaggi, taglio erba, potatura, diserbo, foglie, neve, spalatura, camini, piscine,
      aeroporto, commissioni, montaggio mobili, piccoli lavori, abbattimento, ceppaie, fossa biologica,
      furgone, a ore, condomini, uffici e scale, piumoni`),
    german:
      listed(`wohnung, fenster, dachrinne, haushalt, einfahrten, rasen, hecken, dachrinnen, teppiche, backofen,
      abflüsse, müll, sperrmüll, entrümpelung, umzug, transport, notdienst, rund um die uhr, 24 h, schlösser,
      schlüssel, tür zu, reinigung, grundreinigung, endreinigung, treppenhaus, treppenhäuser, bügeln,
      fensterputzen, mülltonnen, schädlinge, wespen, ratten, mäuse, mähen, unkraut, laub, winterdienst, räumen,
      streuen, kamine, pool, flughafen, einkäufe, botengänge, möbelaufbau, keller, besenrein, dachboden räumen,
      häcksel, baumfällung, wurzelstock, grube, kleintransporte`),
    japanese:
      listed(`窓, 水回り, 引っ越し, 片付け, ご家庭, お宅, 庭木, 草刈り, 草むしり, 剪定, 雨樋, エアコンクリーニング, 換気扇, レンジフード, 浴室クリーニング, 排水, つまり, 不用品, ゴミ,
      粗大ごみ, 遺品整理, 引越し, 運搬, 配送, 緊急, 24時間, 駆けつけ, 鍵, 鍵開け, 合鍵作成, 掃除, 大掃除, 洗濯, アイロン, 窓拭き, 害虫, ハチ, ネズミ, シロアリ, ゴキブリ,
      雪かき, 除雪, 煙突, プール, 空港, 買い物代行, お買い物, 家具組立, 便利屋, 家事, お料理, 伐採, 軽トラ, 出張費, ハウスクリーニング`),
    Korean:
      listed(`창문, 이사, 청소, 가정집, 아파트, 원룸, 잔디, 예초, 가지치기, 에어컨 청소, 후드, 욕실 청소, 하수구, 막힘, 폐기물, 쓰레기, 유품 정리, 이삿짐, 용달, 운반, 긴급,
      24시간, 출동, 열쇠, 도어락, 문 개방, 입주청소, 이사청소, 빨래, 다림질, 유리창, 해충, 벌집, 쥐, 바퀴벌레, 제설, 굴뚝, 수영장, 공항, 심부름, 가구 조립, 집수리, 가사,
      벌목, 트럭, 사다리차, 평당, 곰팡이, 방문 수리`),
  },
}

import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'massage-therapist',
  kind: 'health-practice',
  names: {
    english: 'Massage therapist',
    spanish: 'Masajista',
    french: 'Massothérapeute',
    italian: 'Massaggiatore',
    german: 'Massagepraxis',
    japanese: 'マッサージ・整体',
    Korean: '마사지',
  },
  naming: {
    english:
      listed(`massage, massage therapy, mobile massage, sports massage, deep tissue massage, remedial massage,
      massage therapists, thai massage, bodywork, prenatal massage, chair massage, office massage,
      swedish massage, masseuse, lymphatic drainage, masseur, shiatsu, bodyworker, pregnancy massage,
      soft tissue therapist, manual lymphatic drainage, LMT`),
    spanish:
      listed(`masajes, quiromasaje, masaje deportivo, masaje a domicilio, masajes terapéuticos, quiromasajista,
      masaje tailandés, drenaje linfático, shiatsu, masaje descontracturante, masaje relajante`),
    french:
      listed(`massage, massages, masseur, praticienne en massage, massage à domicile, massothérapie, masseuse,
      massage bien-être, drainage lymphatique, shiatsu, massage thaï, massage suédois`),
    italian:
      listed(`massaggi, massoterapia, massoterapista, massaggi a domicilio, massaggiatrice, massaggio sportivo,
      linfodrenaggio, shiatsu, massaggio thai, massaggio decontratturante`),
    german: listed(`Massage, Masseur, Masseurin, Sportmassage, mobile Massage, Thaimassage, Massagetherapeut,
      Massagetherapeutin, Wellnessmassage, Massagestudio, Shiatsu, Thai-Massage, Massagen, Klangmassage,
      Medizinische Massage, Hot-Stone-Massage, Büromassage`),
    japanese: listed(
      'マッサージ, もみほぐし, 出張マッサージ, 指圧, あん摩, タイ古式マッサージ, リンパマッサージ, 足つぼ, 整体サロン, ほぐし処, リラクゼーションサロン, 指圧院',
    ),
    Korean: listed(
      '마사지샵, 스웨디시, 타이마사지, 스포츠마사지, 출장마사지, 체형관리, 경락, 안마원, 림프마사지, 도수관리, 추나 마사지',
    ),
  },
  things: {
    english:
      listed(`muscles, knots, table, shoulders, back, trigger points, tension, oils, neck, cupping, relaxation,
      athletes, stiff, couch, jaw, scar tissue`),
    spanish: listed('espalda, contracturas, músculos, cuello, aceites, tensión, camilla'),
    french: listed('dos, muscles, nuque, tensions, huiles, détente, table, ventouses, épaules'),
    italian: listed(`schiena, muscoli, collo, contratture, oli, lettino, rilassante, coppettazione, spalle`),
    german:
      listed(`Rücken, Verspannung, Nacken, Öle, Muskeln, Triggerpunkte, Schröpfen, Faszien, Entspannung, Liege,
      Schultern, Schwangere`),
    japanese: listed('肩こり, 腰痛, 骨盤, オイル, 筋肉, 首, 疲れ, 猫背, むくみ, 産後'),
    Korean: listed('어깨, 근육, 오일, 허리, 뭉침, 피로, 목, 골반, 등, 아로마'),
  },
}

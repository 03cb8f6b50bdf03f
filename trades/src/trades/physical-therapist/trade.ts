import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'physical-therapist',
  kind: 'health-practice',
  names: {
    english: 'Physiotherapy',
    spanish: 'Fisioterapia',
    french: 'Kinésithérapie',
    italian: 'Fisioterapia',
    german: 'Physiotherapie',
    japanese: '整体・理学療法',
    Korean: '물리치료',
  },
  naming: {
    english:
      listed(`physical therapist, physiotherapist, physical therapy, physio, sports therapist, sports therapy,
      rehabilitation clinic`),
    spanish: listed('fisioterapeuta, centro de rehabilitación'),
    french: listed('kinésithérapeute, kiné, masseur-kinésithérapeute, physiothérapeute, physiothérapie'),
    italian: listed('fisioterapista, centro di riabilitazione'),
    german: listed('physiotherapeut, krankengymnastik, krankengymnast, manuelle therapie, lymphdrainage'),
    japanese: listed('理学療法, 接骨院, 整骨院, リハビリ, 理学療法士, ほねつぎ'),
    Korean: listed('물리치료사, 재활 센터, 체형교정, 재활 운동'),
  },
  things: {
    english:
      listed(`back pain, knee, shoulder, injury, rehab, neck pain, posture, mobility, hip, pain, sciatica,
      sports injury`),
    spanish: listed('dolor de espalda, rodilla, lesión, rehabilitación, cervicales'),
    french: listed('mal de dos, genou, épaule, blessure, rééducation, douleur'),
    italian: listed('mal di schiena, ginocchio, spalla, infortunio, riabilitazione, dolore'),
    german: listed('rücken, knie, schulter, schmerzen, verletzung, rezept, bandscheibe, reha'),
    japanese: listed('腰痛, 肩こり, ひざ, 姿勢, 骨盤, 痛み'),
    Korean: listed('허리 통증, 어깨, 무릎, 재활, 거북목, 통증'),
  },
  schemaType: 'MedicalBusiness',
}

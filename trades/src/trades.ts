// Written by scripts/trade-lists.ts from the folders of trades/.
import type { Trade } from './trade.ts'
import { trade as accountantTrade } from './trades/accountant/trade.ts'
import { trade as autoRepairTrade } from './trades/auto-repair/trade.ts'
import { trade as bakeryTrade } from './trades/bakery/trade.ts'
import { trade as barberShopTrade } from './trades/barber-shop/trade.ts'
import { trade as bikeRepairTrade } from './trades/bike-repair/trade.ts'
import { trade as bookStoreTrade } from './trades/book-store/trade.ts'
import { trade as carDetailingTrade } from './trades/car-detailing/trade.ts'
import { trade as carpentryTrade } from './trades/carpentry/trade.ts'
import { trade as cateringTrade } from './trades/catering/trade.ts'
import { trade as chessInstructorTrade } from './trades/chess-instructor/trade.ts'
import { trade as chimneySweepTrade } from './trades/chimney-sweep/trade.ts'
import { trade as coffeeShopTrade } from './trades/coffee-shop/trade.ts'
import { trade as condoRentalAgencyTrade } from './trades/condo-rental-agency/trade.ts'
import { trade as danceLessonsTrade } from './trades/dance-lessons/trade.ts'
import { trade as dentistOfficeTrade } from './trades/dentist-office/trade.ts'
import { trade as dogGroomerTrade } from './trades/dog-groomer/trade.ts'
import { trade as electricianTrade } from './trades/electrician/trade.ts'
import { trade as farrierTrade } from './trades/farrier/trade.ts'
import { trade as fitnessTrade } from './trades/fitness/trade.ts'
import { trade as floristTrade } from './trades/florist/trade.ts'
import { trade as hairStylingTrade } from './trades/hair-styling/trade.ts'
import { trade as handymanTrade } from './trades/handyman/trade.ts'
import { trade as heatingAndCoolingTrade } from './trades/heating-and-cooling/trade.ts'
import { trade as homeConstructionTrade } from './trades/home-construction/trade.ts'
import { trade as houseCleaningTrade } from './trades/house-cleaning/trade.ts'
import { trade as landscapingTrade } from './trades/landscaping/trade.ts'
import { trade as lawOfficeTrade } from './trades/law-office/trade.ts'
import { trade as medicalClinicTrade } from './trades/medical-clinic/trade.ts'
import { trade as musicLessonsTrade } from './trades/music-lessons/trade.ts'
import { trade as nailSalonTrade } from './trades/nail-salon/trade.ts'
import { trade as nonProfitOrganizationTrade } from './trades/non-profit-organization/trade.ts'
import { trade as nutritionistTrade } from './trades/nutritionist/trade.ts'
import { trade as painterDecoratorTrade } from './trades/painter-decorator/trade.ts'
import { trade as pestControlTrade } from './trades/pest-control/trade.ts'
import { trade as photographerTrade } from './trades/photographer/trade.ts'
import { trade as physicalTherapistTrade } from './trades/physical-therapist/trade.ts'
import { trade as plumberTrade } from './trades/plumber/trade.ts'
import { trade as realEstateAgentTrade } from './trades/real-estate-agent/trade.ts'
import { trade as restaurantTrade } from './trades/restaurant/trade.ts'
import { trade as spaTrade } from './trades/spa/trade.ts'
import { trade as tailorTrade } from './trades/tailor/trade.ts'
import { trade as technologyConsultingTrade } from './trades/technology-consulting/trade.ts'
import { trade as therapistTrade } from './trades/therapist/trade.ts'
import { trade as tireShopTrade } from './trades/tire-shop/trade.ts'
import { trade as tutorTrade } from './trades/tutor/trade.ts'
import { trade as veterinarianTrade } from './trades/veterinarian/trade.ts'
import { trade as webDesignTrade } from './trades/web-design/trade.ts'

/** Every trade that has a folder. */
export const trades: readonly Trade[] = [
  accountantTrade,
  autoRepairTrade,
  bakeryTrade,
  barberShopTrade,
  bikeRepairTrade,
  bookStoreTrade,
  carDetailingTrade,
  carpentryTrade,
  cateringTrade,
  chessInstructorTrade,
  chimneySweepTrade,
  coffeeShopTrade,
  condoRentalAgencyTrade,
  danceLessonsTrade,
  dentistOfficeTrade,
  dogGroomerTrade,
  electricianTrade,
  farrierTrade,
  fitnessTrade,
  floristTrade,
  hairStylingTrade,
  handymanTrade,
  heatingAndCoolingTrade,
  homeConstructionTrade,
  houseCleaningTrade,
  landscapingTrade,
  lawOfficeTrade,
  medicalClinicTrade,
  musicLessonsTrade,
  nailSalonTrade,
  nonProfitOrganizationTrade,
  nutritionistTrade,
  painterDecoratorTrade,
  pestControlTrade,
  photographerTrade,
  physicalTherapistTrade,
  plumberTrade,
  realEstateAgentTrade,
  restaurantTrade,
  spaTrade,
  tailorTrade,
  technologyConsultingTrade,
  therapistTrade,
  tireShopTrade,
  tutorTrade,
  veterinarianTrade,
  webDesignTrade,
]

// Written by scripts/trade-lists.ts from the folders of trades/.
import type { Trade } from './trade.ts'
import { trade as accountantTrade } from './trades/accountant/trade.ts'
import { trade as architectTrade } from './trades/architect/trade.ts'
import { trade as autoRepairTrade } from './trades/auto-repair/trade.ts'
import { trade as bakeryTrade } from './trades/bakery/trade.ts'
import { trade as barberShopTrade } from './trades/barber-shop/trade.ts'
import { trade as beekeeperTrade } from './trades/beekeeper/trade.ts'
import { trade as bikeRepairTrade } from './trades/bike-repair/trade.ts'
import { trade as blacksmithTrade } from './trades/blacksmith/trade.ts'
import { trade as bookStoreTrade } from './trades/book-store/trade.ts'
import { trade as breweryTrade } from './trades/brewery/trade.ts'
import { trade as butcherTrade } from './trades/butcher/trade.ts'
import { trade as carDetailingTrade } from './trades/car-detailing/trade.ts'
import { trade as carpentryTrade } from './trades/carpentry/trade.ts'
import { trade as cateringTrade } from './trades/catering/trade.ts'
import { trade as chessInstructorTrade } from './trades/chess-instructor/trade.ts'
import { trade as chimneySweepTrade } from './trades/chimney-sweep/trade.ts'
import { trade as coffeeShopTrade } from './trades/coffee-shop/trade.ts'
import { trade as condoRentalAgencyTrade } from './trades/condo-rental-agency/trade.ts'
import { trade as danceLessonsTrade } from './trades/dance-lessons/trade.ts'
import { trade as delicatessenTrade } from './trades/delicatessen/trade.ts'
import { trade as dentistOfficeTrade } from './trades/dentist-office/trade.ts'
import { trade as dogGroomerTrade } from './trades/dog-groomer/trade.ts'
import { trade as drivingSchoolTrade } from './trades/driving-school/trade.ts'
import { trade as electricianTrade } from './trades/electrician/trade.ts'
import { trade as farrierTrade } from './trades/farrier/trade.ts'
import { trade as fishmongerTrade } from './trades/fishmonger/trade.ts'
import { trade as fitnessTrade } from './trades/fitness/trade.ts'
import { trade as floorLayerTrade } from './trades/floor-layer/trade.ts'
import { trade as floristTrade } from './trades/florist/trade.ts'
import { trade as funeralDirectorTrade } from './trades/funeral-director/trade.ts'
import { trade as galleryTrade } from './trades/gallery/trade.ts'
import { trade as glazierTrade } from './trades/glazier/trade.ts'
import { trade as greengrocerTrade } from './trades/greengrocer/trade.ts'
import { trade as guestHouseTrade } from './trades/guest-house/trade.ts'
import { trade as hairStylingTrade } from './trades/hair-styling/trade.ts'
import { trade as handymanTrade } from './trades/handyman/trade.ts'
import { trade as heatingAndCoolingTrade } from './trades/heating-and-cooling/trade.ts'
import { trade as homeConstructionTrade } from './trades/home-construction/trade.ts'
import { trade as hotelTrade } from './trades/hotel/trade.ts'
import { trade as houseCleaningTrade } from './trades/house-cleaning/trade.ts'
import { trade as iceCreamParlorTrade } from './trades/ice-cream-parlor/trade.ts'
import { trade as insuranceBrokerTrade } from './trades/insurance-broker/trade.ts'
import { trade as jewelerTrade } from './trades/jeweler/trade.ts'
import { trade as kindergartenTrade } from './trades/kindergarten/trade.ts'
import { trade as landscapingTrade } from './trades/landscaping/trade.ts'
import { trade as laundryTrade } from './trades/laundry/trade.ts'
import { trade as lawOfficeTrade } from './trades/law-office/trade.ts'
import { trade as locksmithTrade } from './trades/locksmith/trade.ts'
import { trade as medicalClinicTrade } from './trades/medical-clinic/trade.ts'
import { trade as midwifeTrade } from './trades/midwife/trade.ts'
import { trade as movingCompanyTrade } from './trades/moving-company/trade.ts'
import { trade as musicLessonsTrade } from './trades/music-lessons/trade.ts'
import { trade as nailSalonTrade } from './trades/nail-salon/trade.ts'
import { trade as nonProfitOrganizationTrade } from './trades/non-profit-organization/trade.ts'
import { trade as notaryTrade } from './trades/notary/trade.ts'
import { trade as nutritionistTrade } from './trades/nutritionist/trade.ts'
import { trade as opticianTrade } from './trades/optician/trade.ts'
import { trade as painterDecoratorTrade } from './trades/painter-decorator/trade.ts'
import { trade as pestControlTrade } from './trades/pest-control/trade.ts'
import { trade as pharmacyTrade } from './trades/pharmacy/trade.ts'
import { trade as photographerTrade } from './trades/photographer/trade.ts'
import { trade as physicalTherapistTrade } from './trades/physical-therapist/trade.ts'
import { trade as plastererTrade } from './trades/plasterer/trade.ts'
import { trade as plumberTrade } from './trades/plumber/trade.ts'
import { trade as podiatristTrade } from './trades/podiatrist/trade.ts'
import { trade as potterTrade } from './trades/potter/trade.ts'
import { trade as pubTrade } from './trades/pub/trade.ts'
import { trade as realEstateAgentTrade } from './trades/real-estate-agent/trade.ts'
import { trade as restaurantTrade } from './trades/restaurant/trade.ts'
import { trade as rooferTrade } from './trades/roofer/trade.ts'
import { trade as shoemakerTrade } from './trades/shoemaker/trade.ts'
import { trade as spaTrade } from './trades/spa/trade.ts'
import { trade as speechTherapistTrade } from './trades/speech-therapist/trade.ts'
import { trade as stonemasonTrade } from './trades/stonemason/trade.ts'
import { trade as tailorTrade } from './trades/tailor/trade.ts'
import { trade as tattooStudioTrade } from './trades/tattoo-studio/trade.ts'
import { trade as taxiTrade } from './trades/taxi/trade.ts'
import { trade as technologyConsultingTrade } from './trades/technology-consulting/trade.ts'
import { trade as therapistTrade } from './trades/therapist/trade.ts'
import { trade as tilerTrade } from './trades/tiler/trade.ts'
import { trade as tireShopTrade } from './trades/tire-shop/trade.ts'
import { trade as translatorTrade } from './trades/translator/trade.ts'
import { trade as travelAgencyTrade } from './trades/travel-agency/trade.ts'
import { trade as tutorTrade } from './trades/tutor/trade.ts'
import { trade as upholstererTrade } from './trades/upholsterer/trade.ts'
import { trade as veterinarianTrade } from './trades/veterinarian/trade.ts'
import { trade as watchmakerTrade } from './trades/watchmaker/trade.ts'
import { trade as webDesignTrade } from './trades/web-design/trade.ts'
import { trade as wineryTrade } from './trades/winery/trade.ts'

/** Every trade that has a folder. */
export const trades: readonly Trade[] = [
  accountantTrade,
  architectTrade,
  autoRepairTrade,
  bakeryTrade,
  barberShopTrade,
  beekeeperTrade,
  bikeRepairTrade,
  blacksmithTrade,
  bookStoreTrade,
  breweryTrade,
  butcherTrade,
  carDetailingTrade,
  carpentryTrade,
  cateringTrade,
  chessInstructorTrade,
  chimneySweepTrade,
  coffeeShopTrade,
  condoRentalAgencyTrade,
  danceLessonsTrade,
  delicatessenTrade,
  dentistOfficeTrade,
  dogGroomerTrade,
  drivingSchoolTrade,
  electricianTrade,
  farrierTrade,
  fishmongerTrade,
  fitnessTrade,
  floorLayerTrade,
  floristTrade,
  funeralDirectorTrade,
  galleryTrade,
  glazierTrade,
  greengrocerTrade,
  guestHouseTrade,
  hairStylingTrade,
  handymanTrade,
  heatingAndCoolingTrade,
  homeConstructionTrade,
  hotelTrade,
  houseCleaningTrade,
  iceCreamParlorTrade,
  insuranceBrokerTrade,
  jewelerTrade,
  kindergartenTrade,
  landscapingTrade,
  laundryTrade,
  lawOfficeTrade,
  locksmithTrade,
  medicalClinicTrade,
  midwifeTrade,
  movingCompanyTrade,
  musicLessonsTrade,
  nailSalonTrade,
  nonProfitOrganizationTrade,
  notaryTrade,
  nutritionistTrade,
  opticianTrade,
  painterDecoratorTrade,
  pestControlTrade,
  pharmacyTrade,
  photographerTrade,
  physicalTherapistTrade,
  plastererTrade,
  plumberTrade,
  podiatristTrade,
  potterTrade,
  pubTrade,
  realEstateAgentTrade,
  restaurantTrade,
  rooferTrade,
  shoemakerTrade,
  spaTrade,
  speechTherapistTrade,
  stonemasonTrade,
  tailorTrade,
  tattooStudioTrade,
  taxiTrade,
  technologyConsultingTrade,
  therapistTrade,
  tilerTrade,
  tireShopTrade,
  translatorTrade,
  travelAgencyTrade,
  tutorTrade,
  upholstererTrade,
  veterinarianTrade,
  watchmakerTrade,
  webDesignTrade,
  wineryTrade,
]

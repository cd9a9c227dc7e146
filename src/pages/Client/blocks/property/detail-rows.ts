import type { DetailName } from '#domain/lot/details.ts';
import type { LotType } from '#domain/lot/states.ts';

/** What is told of a lot of a type, by lines of its form; what several types share has sections of its own. */
export const detailRows: Readonly<Record<LotType, readonly (readonly DetailName[])[]>> = {
  Apartment: [
    ['rooms', 'bedrooms', 'floorsTotal'],
    ['exposure', 'bathrooms', 'wc'],
    ['kitchen', 'heating', 'heatingEnergy'],
    ['hotWater', 'parkingCount', 'cellarM2'],
    ['balconyM2', 'terraceM2'],
    ['loggiaM2', 'gardenM2'],
    ['elevator', 'duplex', 'fiber'],
  ],
  Building: [
    ['unitsCount', 'rentedUnits', 'floors'],
    ['totalM2', 'structure'],
    ['annualRentCents', 'potentialRentCents'],
    ['auditOn'],
    ['roofState', 'facadeState', 'commonState'],
    ['basement', 'singleOwner'],
  ],
  Garage: [
    ['garageKind', 'doorKind'],
    ['lengthM', 'widthM', 'heightM'],
    ['electricity', 'evCharger', 'securedAccess'],
  ],
  House: [
    ['rooms', 'bedrooms', 'levels'],
    ['landM2', 'attached', 'outbuildingsM2'],
    ['sanitation', 'sanitationCheckOn'],
    ['roofState', 'facadeState'],
    ['heating', 'heatingEnergy', 'hotWater'],
    ['pool'],
  ],
  Land: [
    ['landM2', 'buildableM2', 'pluZone'],
    ['frontageM', 'depthM', 'slopePct'],
    ['serviceWater', 'serviceElectricity', 'serviceGas'],
    ['serviceSewer', 'serviceTelecom'],
    ['maxFootprintPct', 'soilStudy'],
    ['isBuildingPlot', 'surveyed', 'floodZone'],
  ],
  ProfessionalRealEstate: [
    ['premisesKind', 'ervCategory', 'currentUse'],
    ['shopWindowM', 'ceilingM'],
    ['leaseTenant', 'leaseKind'],
    ['leaseStartOn', 'leaseEndOn'],
    ['leaseAnnualRentHtCents'],
    ['accessible', 'extraction', 'loadingDock'],
    ['vatOnRent'],
  ],
};

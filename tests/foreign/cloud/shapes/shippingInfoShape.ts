import { record, shape } from '../values/MemberType.ts';

/** The members of ShippingInfo, in their groups. */
export const shippingInfoShape = shape({
  int: 'LockerId',
  string: 'TrackingId',
  parts: {
    ProviderInfo: record(shape({ int: 'ProviderId', string: 'ServiceId PackageId' })),
    CostInfo: record(shape({ number: 'ShippingCost OtherCosts TotalCost' })),
    WeightInfo: record(shape({ number: 'Weight', int: 'WeightUnitId' })),
    ShipmentDimensionsInfo: record(
      shape({
        number: 'ShipmentDimensionsLength ShipmentDimensionsWidth ShipmentDimensionsHeight',
        string: 'ShipmentDimensionsUnit',
      }),
    ),
    ShipDateInfo: record(shape({ string: 'ShipDate' })),
    GenericAftersalesProServicesInfo: record(
      shape({
        bool: `COD GTEEC Protocol Reception Insurance ChequeCod SpecialRate VipDelivery SenderCharge PackageReturn
          ReturnDocument MorningDelivery SameDayIntracity SaturdayDelivery SeaFreightCyprus RefrigeratedGoods
          LessThanTwoKilograms LessThanFourKilograms SubmissionOfTenderDocuments NextDayAirTransportToIslands
          ContainsDocumentsOnlyAndIsLessThanTwoKilograms`,
        int: 'CodTotalInCents',
      }),
    ),
  },
});

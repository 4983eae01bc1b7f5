import { BookingForm } from './booking/booking.ts';
import { Confirmation } from './booking/confirmation.ts';
import { TravellerFields } from './booking/traveller-fields.ts';
import { Trips } from './booking/trips.ts';
import { CurrencySwitch } from './currency.ts';
import { BaggageChoice } from './results/baggage.ts';
import { FlightCard } from './results/flight-card.ts';
import { FlightDetails } from './results/flight-details.ts';
import { FlightFilters } from './results/flight-filters.ts';
import { FlightResults } from './results/flight-results.ts';
import { RangeSlider } from './results/range-slider.ts';
import { Counter } from './search/counter.ts';
import { DateRange } from './search/date-range.ts';
import { FlightSearch } from './search/flight-search.ts';
import { Passengers } from './search/passengers.ts';
import { PlaceField } from './search/place-field.ts';
import { RecentSearches } from './search/recent-searches.ts';
import { Stays } from './stays/stays.ts';
import { StaysMap } from './stays/stays-map.ts';

// Parts before wholes: a whole sets properties of its parts as soon as it is drawn.
const elements = {
  'fw-counter': Counter,
  'fw-place-field': PlaceField,
  'fw-date-range': DateRange,
  'fw-passengers': Passengers,
  'fw-range-slider': RangeSlider,
  'fw-flight-filters': FlightFilters,
  'fw-flight-card': FlightCard,
  'fw-baggage': BaggageChoice,
  'fw-flight-details': FlightDetails,
  'fw-traveller': TravellerFields,
  'fw-stays-map': StaysMap,
  'fw-currency': CurrencySwitch,
  'fw-recent-searches': RecentSearches,
  'fw-flight-search': FlightSearch,
  'fw-flight-results': FlightResults,
  'fw-booking': BookingForm,
  'fw-confirmation': Confirmation,
  'fw-trips': Trips,
  'fw-stays': Stays,
};

declare global {
  interface HTMLElementTagNameMap {
    'fw-counter': Counter;
    'fw-place-field': PlaceField;
    'fw-date-range': DateRange;
    'fw-passengers': Passengers;
    'fw-range-slider': RangeSlider;
    'fw-flight-filters': FlightFilters;
    'fw-flight-card': FlightCard;
    'fw-baggage': BaggageChoice;
    'fw-flight-details': FlightDetails;
    'fw-traveller': TravellerFields;
    'fw-stays-map': StaysMap;
  }
}

for (const [name, element] of Object.entries(elements)) customElements.define(name, element);

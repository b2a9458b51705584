import { parts } from "#catalog/parts.ts";

/** Everything of the site that React handles in the browser; the rest of a page is plain HTML. Each
 * name is an export of its module, and `island` (boot/island.tsx) prerenders it. */
export const islands = {
  BrokerRegistration: () => import("./features/broker-registration/broker-registration.tsx"),
  ChatWidget: () => import("./features/chat-widget/chat-widget.tsx"),
  ContactForm: () => import("./features/contact-form/contact-form.tsx"),
  FadeHero: () => import("./sections/hero/fade-hero.tsx"),
  InteriorHero: () => import("./sections/hero/interior-hero.tsx"),
  MeetingPopup: () => import("./features/meeting-popup/meeting-popup.tsx"),
  OtherForm: () => import("./features/short-forms/other-form.tsx"),
  OfficeMap: () => import("./features/office-map/office-map.tsx"),
  PartnerNotes: () => import("./features/broker-registration/partner-notes.tsx"),
  PageForm: () => import("./features/page-form/page-form.tsx"),
  PictureCarousel: () => import("./sections/about/picture-carousel.tsx"),
  PictureViewer: () => import("./features/picture-viewer/picture-viewer.tsx"),
  PlayButton: () => import("./features/film-window/play-button.tsx"),
  ProjectCarousel: () => import("./sections/project/project-carousel.tsx"),
  ProjectList: () => import("./routes/project-list.tsx"),
  PageShareLinks: () => import("./features/share-links/page-share-links.tsx"),
  StoryButton: () => import("./features/film-window/story-button.tsx"),
  VideoHero: () => import("./sections/hero/video-hero.tsx"),
  ...(process.env.LIVE_FORMS === "on" && {
    LiveNewsletterBox: () => import("./shell/live-newsletter-box.tsx"),
    LivePageForm: () => import("./features/page-form/live-page-form.tsx"),
  }),
  ...(parts.team && {
    MemberForm: () => import("./features/member-form/member-form.tsx"),
  }),
  ...(parts.testimonials && {
    QuoteCarousel: () => import("./sections/quote-carousel.tsx"),
  }),
  ...(parts.map && {
    ProjectsOnMap: () => import("./routes/projects-on-map.tsx"),
  }),
  ...(parts.homes && {
    ChosenFilters: () => import("./features/home-list/chosen-filters.tsx"),
    ComparedHomes: () => import("./routes/compared-homes.tsx"),
    DevelopmentCards: () => import("./features/home-list/development-cards.tsx"),
    DevelopmentNotes: () => import("./routes/development-notes.tsx"),
    EnquiryPopup: () => import("./features/short-forms/enquiry-popup.tsx"),
    HomeFacade: () => import("./features/home-facade/home-facade.tsx"),
    HomeFilters: () => import("./routes/home-filters.tsx"),
    HomeList: () => import("./features/home-list/home-list.tsx"),
    HomeOfUrl: () => import("./routes/home-of-url.tsx"),
    HomesNotes: () => import("./routes/homes-notes.tsx"),
    HomeTypes: () => import("./sections/homes/home-types.tsx"),
  }),
  ...((parts.homes || parts.shop) && {
    SavedLists: () => import("./routes/saved-lists.tsx"),
  }),
  ...(parts.shop && {
    CartView: () => import("./features/cart/cart-view.tsx"),
    CheckoutView: () => import("./features/checkout/checkout-view.tsx"),
    OrderReceived: () => import("./features/checkout/order-received.tsx"),
    ProductButtons: () => import("./sections/product/product-buttons.tsx"),
    ProductGrid: () => import("./sections/product/product-grid.tsx"),
    ProductMore: () => import("./sections/product/product-more.tsx"),
    ProductPanels: () => import("./routes/product-panels.tsx"),
    ProductZoom: () => import("./features/product-zoom/product-zoom.tsx"),
    ShopPage: () => import("./sections/product/shop-page.tsx"),
  }),
  ...(parts.accounts && {
    ForgotPasswordForm: () => import("./features/demo-account/forgot-password-form.tsx"),
    LoginForm: () => import("./features/demo-account/login-form.tsx"),
    RegisterForm: () => import("./features/demo-account/register-form.tsx"),
  }),
};
